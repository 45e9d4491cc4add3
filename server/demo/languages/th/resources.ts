/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'เดโมของ Parlour ไม่ใช่ใบอนุญาตจริง',
  helpline: 'เดโมของ Parlour ไม่ใช่สายด่วนจริง',
};
