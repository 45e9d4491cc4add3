/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'Демо Parlour, не настоящая лицензия',
  helpline: 'Демо Parlour, не настоящая линия помощи',
};
