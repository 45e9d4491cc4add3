import type { BetType } from '../kit/lottery/bet-type.ts';
import { SIDES, sideWins } from '../kit/lottery/digits.ts';
import { numbers, options, sets } from '../kit/lottery/make.ts';
import { plus, ratio, times, type Rational } from '../kit/rational.ts';
import { chanceOfMatches, chanceOfSum, chancesOfHalves, DRAWN, NUMBERS } from './odds.ts';

const sumOf = (balls: readonly number[]): number => balls.reduce((sum, ball) => sum + ball, 0);

/** The middle of all sums: half of 20 × 81. */
const MIDDLE = (DRAWN * (NUMBERS + 1)) / 2;

/** Relative prizes for 1 to 10 marked numbers, from the fewest matches that win. */
export const LADDERS: readonly { from: number; prizes: readonly number[] }[] = [
  { from: 1, prizes: [3] },
  { from: 2, prizes: [12] },
  { from: 2, prizes: [1, 45] },
  { from: 2, prizes: [1, 2, 160] },
  { from: 3, prizes: [1, 15, 750] },
  { from: 3, prizes: [1, 4, 80, 2_000] },
  { from: 4, prizes: [1, 15, 400, 10_000] },
  { from: 5, prizes: [5, 75, 1_500, 50_000] },
  { from: 5, prizes: [6, 30, 300, 5_000, 50_000] },
  { from: 5, prizes: [1, 25, 125, 1_000, 10_000, 100_000] },
];

/** The return of a ladder, if its relative prizes were paid as they are. */
export function returnOfLadder(size: number): Rational {
  const { from, prizes } = LADDERS[size - 1]!;
  return prizes.reduce((sum, prize, at) => plus(sum, times(ratio(prize), chanceOfMatches(size, from + at))), ratio(0));
}

/** Sets of `size` numbers. Each prize keeps its part of the return at every edge. */
function marks(size: number): BetType {
  const { from, prizes } = LADDERS[size - 1]!;
  const whole = returnOfLadder(size);
  return sets({
    key: `marks-${size}`,
    tab: 'marks',
    field: numbers(1, NUMBERS, { least: size, most: size + 2 }),
    size,
    prizes: prizes.map((prize, at) => {
      const chance = chanceOfMatches(size, from + at);
      const part = times(ratio(prize), chance);
      return { matches: from + at, chance, share: ratio(part.n * whole.d, part.d * whole.n) };
    }),
    drawn: (balls) => balls,
  });
}

/** Highest sum of each of the five elements. */
const ELEMENTS = { gold: 695, wood: 763, water: 855, fire: 923, earth: 1_410 };
const ELEMENT_NAMES = Object.keys(ELEMENTS);
const elementOf = (sum: number): number => Object.values(ELEMENTS).findIndex((highest) => sum <= highest);

const high = (ball: number): boolean => ball > NUMBERS / 2;
const odd = (ball: number): boolean => ball % 2 === 1;

/** Which half of the 80 has more of the drawn numbers, or neither. */
function halves(key: string, names: readonly [string, string, string], inFirst: (ball: number) => boolean): BetType {
  const { more, equal } = chancesOfHalves();
  return options({
    key,
    tab: 'halves',
    field: { names, least: 1, most: 3 },
    choices: [{ chance: more }, { chance: equal }, { chance: more }],
    wins(choice, balls) {
      const first = balls.filter(inFirst).length;
      return choice === (first > DRAWN / 2 ? 0 : first < DRAWN / 2 ? 2 : 1);
    },
    opposites: [[0, 1, 2]],
  });
}

/** Bet types on 20 numbers of 80. */
export const TYPES: readonly BetType[] = [
  ...LADDERS.map((_, at) => marks(at + 1)),
  options({
    key: 'sum-sides',
    tab: 'sum',
    field: { names: SIDES, least: 1, most: 4 },
    choices: SIDES.map((side) => ({ chance: chanceOfSum((sum) => sideWins(side, sum, MIDDLE + 1)) })),
    wins: (choice, balls) => sideWins(SIDES[choice]!, sumOf(balls), MIDDLE + 1),
    opposites: [
      [0, 1],
      [2, 3],
    ],
  }),
  options({
    key: 'elements',
    tab: 'sum',
    field: { names: ELEMENT_NAMES, least: 1, most: 5 },
    choices: ELEMENT_NAMES.map((_, element) => ({ chance: chanceOfSum((sum) => elementOf(sum) === element) })),
    wins: (choice, balls) => elementOf(sumOf(balls)) === choice,
    opposites: [[0, 1, 2, 3, 4]],
  }),
  halves('upper-lower', ['upper', 'level', 'lower'], (ball) => !high(ball)),
  halves('odd-even', ['more-odd', 'level', 'more-even'], odd),
];
