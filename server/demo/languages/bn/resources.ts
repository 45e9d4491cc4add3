/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'Parlour ডেমো, আসল লাইসেন্স নয়',
  helpline: 'Parlour ডেমো, আসল হেল্পলাইন নয়',
};
