// Classes of games that the site names before it knows the catalogue.

export const gameClasses = {
  JP: 'जैकपॉट',
  CRASH: 'क्रैश',
  MEGAWAY: 'मेगावेज़',
  MINI: 'मिनी गेम',
  BAC: 'बैकारेट',
  ROU: 'रूलेट',
  HORSE: 'हॉर्स रेसिंग',
};
