/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'Demo Parlour, bukan lesen sebenar',
  helpline: 'Demo Parlour, bukan talian bantuan sebenar',
};
