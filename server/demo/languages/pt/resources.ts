/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'Demonstração do Parlour, não é uma licença real',
  helpline: 'Demonstração do Parlour, não é uma linha de ajuda real',
};
