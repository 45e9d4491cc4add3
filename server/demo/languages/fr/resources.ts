/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'Démo Parlour, pas une vraie licence',
  helpline: 'Démo Parlour, pas une vraie ligne d’aide',
};
