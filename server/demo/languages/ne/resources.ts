/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'Parlour डेमो, वास्तविक लाइसेन्स होइन',
  helpline: 'Parlour डेमो, वास्तविक हेल्पलाइन होइन',
};
