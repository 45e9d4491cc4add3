/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'Parlour សាកល្បង មិនមែនអាជ្ញាប័ណ្ណពិតទេ',
  helpline: 'Parlour សាកល្បង មិនមែនខ្សែទូរស័ព្ទជំនួយពិតទេ',
};
