/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'نسخهٔ نمایشی Parlour، مجوز واقعی نیست',
  helpline: 'نسخهٔ نمایشی Parlour، خط کمک واقعی نیست',
};
