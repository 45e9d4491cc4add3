/** The choice of a language. */
export const texts = {
  search: 'ຊອກພາສາ',
  notLoaded: 'ໂຫຼດ {{language}} ບໍ່ໄດ້',
  stays: 'ໜ້ານີ້ຍັງເປັນ {{now}}. ກວດການເຊື່ອມຕໍ່ ແລ້ວລອງໃໝ່.',
  none: 'ບໍ່ມີພາສາຊື່ນີ້',
};
