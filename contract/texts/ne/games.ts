// Classes of games that the site names before it knows the catalogue.

export const gameClasses = {
  JP: 'ज्याकपोट',
  CRASH: 'क्र्यास',
  MEGAWAY: 'Megaways',
  MINI: 'मिनी गेम',
  BAC: 'ब्याकारा',
  ROU: 'रुलेट',
  HORSE: 'घोडा दौड',
};
