// Classes of games that the site names before it knows the catalogue.

export const gameClasses = {
  JP: 'Jackpot',
  CRASH: 'Crash',
  MEGAWAY: 'Megaways',
  MINI: 'Permainan mini',
  BAC: 'Baccarat',
  ROU: 'Rolet',
  HORSE: 'Lumba kuda',
};
