// Classes of games that the site names before it knows the catalogue.

export const gameClasses = {
  JP: 'جوائز كبرى',
  CRASH: 'كراش',
  MEGAWAY: 'ميغاويز',
  MINI: 'ألعاب صغيرة',
  BAC: 'باكارا',
  ROU: 'روليت',
  HORSE: 'سباق الخيل',
};
