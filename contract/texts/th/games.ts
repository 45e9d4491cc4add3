// Classes of games that the site names before it knows the catalogue.

export const gameClasses = {
  JP: 'แจ็คพอต',
  CRASH: 'แครช',
  MEGAWAY: 'เมกะเวย์',
  MINI: 'มินิเกม',
  BAC: 'บาคาร่า',
  ROU: 'รูเล็ต',
  HORSE: 'แข่งม้า',
};
