import { ratio, type Rational } from '../shared/rational.ts';
import { ways } from '../shared/lottery/ways.ts';

/* Exact chances of a draw of 20 numbers out of 1 to 80. */

export const NUMBERS = 80;
export const DRAWN = 20;

const ALL = ways(NUMBERS, DRAWN);

/** How often exactly `matches` of `marked` numbers are drawn. */
export const chanceOfMatches = (marked: number, matches: number): Rational =>
  ratio(ways(marked, matches) * ways(NUMBERS - marked, DRAWN - matches), ALL);

/** Highest sum of each of the five elements, and in how many of all draws the sum is one of its. Counted in the tests. */
export const ELEMENTS = {
  gold: { to: 695, ways: 362_424_019_495_171_770n },
  wood: { to: 763, ways: 712_463_910_471_784_803n },
  water: { to: 855, ways: 1_371_845_418_169_315_204n },
  fire: { to: 923, ways: 719_054_759_525_309_151n },
  earth: { to: 1_410, ways: 369_528_034_550_593_392n },
};
export const chanceOfElements = (): Rational[] => Object.values(ELEMENTS).map(({ ways: own }) => ratio(own, ALL));

/** The middle of all sums: half of 20 × 81. */
export const MIDDLE = (DRAWN * (NUMBERS + 1)) / 2;
const MIDDLE_WAYS = 15_542_763_534_960_598n;

/** How often the sum is above the middle, which is as often as below, and how often it is the middle. */
export const chancesOfSum = (): Chances => around(MIDDLE_WAYS);

/** How often more of the drawn numbers are in one half of the 80 than in the other, and how often as many are in each. */
export const chancesOfHalves = (): Chances => around(ways(NUMBERS / 2, DRAWN / 2) ** 2n);

interface Chances {
  more: Rational;
  equal: Rational;
}
const around = (equal: bigint): Chances => ({ more: ratio(ALL - equal, 2n * ALL), equal: ratio(equal, ALL) });

/** How often the sum is odd: an odd number of the drawn numbers are. */
export function chanceOfOddSum(): Rational {
  let odd = 0n;
  for (let count = 1; count <= DRAWN; count += 2) odd += ways(NUMBERS / 2, count) * ways(NUMBERS / 2, DRAWN - count);
  return ratio(odd, ALL);
}
