/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'Parlour 示範，並非真實牌照',
  helpline: 'Parlour 示範，並非真實求助專線',
};
