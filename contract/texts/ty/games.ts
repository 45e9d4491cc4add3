// Classes of games that the site names before it knows the catalogue.

export const gameClasses = {
  JP: 'Jackpot',
  CRASH: 'Crash',
  MEGAWAY: 'Megaways',
  MINI: 'Mini games',
  BAC: 'Baccarat',
  ROU: 'Roulette',
  HORSE: 'Horse racing',
};
