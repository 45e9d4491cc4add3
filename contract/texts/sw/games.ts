// Classes of games that the site names before it knows the catalogue.

export const gameClasses = {
  JP: 'Jackpot',
  CRASH: 'Crash',
  MEGAWAY: 'Megaways',
  MINI: 'Michezo midogo',
  BAC: 'Baccarat',
  ROU: 'Roulette',
  HORSE: 'Mbio za farasi',
};
