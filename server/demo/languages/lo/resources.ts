/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'ເວັບທົດລອງ Parlour, ບໍ່ແມ່ນໃບອະນຸຍາດແທ້',
  helpline: 'ເວັບທົດລອງ Parlour, ບໍ່ແມ່ນສາຍດ່ວນແທ້',
};
