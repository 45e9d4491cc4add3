/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'Parlour demo, no real licence',
  helpline: 'Parlour demo, no real helpline',
};
