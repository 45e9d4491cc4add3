// Classes of games that the site names before it knows the catalogue.

export const gameClasses = {
  JP: 'ஜாக்பாட்',
  CRASH: 'கிராஷ்',
  MEGAWAY: 'மெகாவேஸ்',
  MINI: 'மினி கேம்கள்',
  BAC: 'பாக்கரட்',
  ROU: 'ரூலெட்',
  HORSE: 'குதிரைப் பந்தயம்',
};
