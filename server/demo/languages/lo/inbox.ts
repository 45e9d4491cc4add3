/** Messages to members. */
export default {
  welcome: 'ຍິນດີຕ້ອນຮັບສູ່ເວັບ. ຂໍ້ຄວາມຈາກພວກເຮົາ ແລະ ຈາກອັບລາຍຂອງທ່ານຈະມາທີ່ນີ້.',
};
