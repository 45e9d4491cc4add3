// Classes of games that the site names before it knows the catalogue.

export const gameClasses = {
  JP: 'جیک پاٹ',
  CRASH: 'کریش',
  MEGAWAY: 'میگا ویز',
  MINI: 'منی گیمز',
  BAC: 'بیکاریٹ',
  ROU: 'رولیٹ',
  HORSE: 'گھڑ دوڑ',
};
