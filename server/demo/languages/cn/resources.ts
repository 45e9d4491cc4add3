/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'Parlour 演示，并非真实牌照',
  helpline: 'Parlour 演示，并非真实求助热线',
};
