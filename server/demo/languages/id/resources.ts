/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'Demo Parlour, bukan lisensi sungguhan',
  helpline: 'Demo Parlour, bukan saluran bantuan sungguhan',
};
