// Classes of games that the site names before it knows the catalogue.

export const gameClasses = {
  JP: 'Jackpot',
  CRASH: 'Crash',
  MEGAWAY: 'Megaways',
  MINI: 'Minijuegos',
  BAC: 'Bacará',
  ROU: 'Ruleta',
  HORSE: 'Carreras de caballos',
};
