/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'Demo ng Parlour, hindi totoong lisensya',
  helpline: 'Demo ng Parlour, hindi totoong helpline',
};
