/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'Parlour demosu, gerçek lisans değildir',
  helpline: 'Parlour demosu, gerçek yardım hattı değildir',
};
