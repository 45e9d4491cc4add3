/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'Bản demo Parlour, không phải giấy phép thật',
  helpline: 'Bản demo Parlour, không phải đường dây hỗ trợ thật',
};
