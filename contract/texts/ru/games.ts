// Classes of games that the site names before it knows the catalogue.

export const gameClasses = {
  JP: 'Джекпот',
  CRASH: 'Краш',
  MEGAWAY: 'Megaways',
  MINI: 'Мини-игры',
  BAC: 'Баккара',
  ROU: 'Рулетка',
  HORSE: 'Скачки',
};
