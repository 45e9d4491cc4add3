// Classes of games that the site names before it knows the catalogue.

export const gameClasses = {
  JP: 'جکپات',
  CRASH: 'انفجار',
  MEGAWAY: 'مگاویز',
  MINI: 'مینی‌گیم',
  BAC: 'باکارات',
  ROU: 'رولت',
  HORSE: 'اسب‌دوانی',
};
