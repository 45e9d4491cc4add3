// Classes of games that the site names before it knows the catalogue.

export const gameClasses = {
  JP: 'Nổ hũ',
  CRASH: 'Crash',
  MEGAWAY: 'Megaways',
  MINI: 'Mini game',
  BAC: 'Baccarat',
  ROU: 'Roulette',
  HORSE: 'Đua ngựa',
};
