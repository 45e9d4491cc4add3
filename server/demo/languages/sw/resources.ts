/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'Onyesho la Parlour, si leseni halisi',
  helpline: 'Onyesho la Parlour, si simu halisi ya msaada',
};
