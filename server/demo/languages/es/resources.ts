/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'Demo de Parlour, no es una licencia real',
  helpline: 'Demo de Parlour, no es una línea de ayuda real',
};
