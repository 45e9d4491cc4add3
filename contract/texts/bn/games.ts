// Classes of games that the site names before it knows the catalogue.

export const gameClasses = {
  JP: 'জ্যাকপট',
  CRASH: 'ক্র্যাশ',
  MEGAWAY: 'মেগাওয়েজ',
  MINI: 'মিনি গেম',
  BAC: 'বাকারাত',
  ROU: 'রুলেট',
  HORSE: 'ঘোড়দৌড়',
};
