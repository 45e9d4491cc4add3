// Classes of games that the site names before it knows the catalogue.

export const gameClasses = {
  JP: 'జాక్‌పాట్',
  CRASH: 'క్రాష్',
  MEGAWAY: 'మెగావేస్',
  MINI: 'మినీ గేమ్‌లు',
  BAC: 'బ్యాకరట్',
  ROU: 'రౌలెట్',
  HORSE: 'గుర్రపు పందేలు',
};
