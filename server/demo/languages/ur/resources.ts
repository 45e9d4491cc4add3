/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'Parlour ڈیمو، اصلی لائسنس نہیں',
  helpline: 'Parlour ڈیمو، اصلی ہیلپ لائن نہیں',
};
