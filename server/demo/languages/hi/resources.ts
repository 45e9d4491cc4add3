/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'Parlour डेमो, असली लाइसेंस नहीं',
  helpline: 'Parlour डेमो, असली हेल्पलाइन नहीं',
};
