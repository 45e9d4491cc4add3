/** Animals of the zodiac in the order of the years. */
export const ANIMALS = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;
export type Animal = (typeof ANIMALS)[number];

/**
 * Lunar new year in China, by the Gregorian year that it is in: month and day. The calendars of browsers compute it and miss
 * new moons close to midnight, as in 2027 and 2030.
 */
const NEW_YEARS: Readonly<Record<number, string>> = {
  2025: '01-29',
  2026: '02-17',
  2027: '02-06',
  2028: '01-26',
  2029: '02-13',
  2030: '02-03',
  2031: '01-23',
  2032: '02-11',
  2033: '01-31',
  2034: '02-19',
  2035: '02-08',
  2036: '01-28',
  2037: '02-15',
  2038: '02-04',
  2039: '01-24',
  2040: '02-12',
};
/** After the table, which is off by some weeks at most. */
const ABOUT = '02-04';
const CHINA_MS = 8 * 3_600_000;

/** The animal of a group of numbers at this time. The first group has the animal of the year, the next that of the year before. */
export function animalOf(group: number, atMs: number): Animal {
  const [year = '', ...day] = new Date(atMs + CHINA_MS).toISOString().slice(0, 10).split('-');
  const begun = day.join('-') >= (NEW_YEARS[Number(year)] ?? ABOUT) ? 0 : 1;
  return ANIMALS[(Number(year) - begun - group - 4) % ANIMALS.length]!;
}
