// Classes of games that the site names before it knows the catalogue.

export const gameClasses = {
  JP: 'ແຈັກພັອດ',
  CRASH: 'ແຄຣຊ',
  MEGAWAY: 'ເມກາເວ',
  MINI: 'ມິນິເກມ',
  BAC: 'ບາຄາຣາ',
  ROU: 'ຣູເລັດ',
  HORSE: 'ແຂ່ງມ້າ',
};
