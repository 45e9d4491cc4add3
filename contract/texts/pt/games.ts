// Classes of games that the site names before it knows the catalogue.

export const gameClasses = {
  JP: 'Jackpot',
  CRASH: 'Crash',
  MEGAWAY: 'Megaways',
  MINI: 'Minijogos',
  BAC: 'Bacará',
  ROU: 'Roleta',
  HORSE: 'Corrida de cavalos',
};
