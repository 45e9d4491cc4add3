import type { BetType } from '../shared/lottery/bet-type.ts';
import { numbers, options, sets } from '../shared/lottery/make.ts';
import { minus, plus, ratio, times, type Rational } from '../shared/rational.ts';
import {
  chanceOfElements,
  chanceOfMatches,
  chanceOfOddSum,
  chancesOfHalves,
  chancesOfSum,
  DRAWN,
  ELEMENTS,
  MIDDLE,
  NUMBERS,
} from './odds.ts';

export const sumOf = (balls: readonly number[]): number => balls.reduce((sum, ball) => sum + ball, 0);

/** Numbers that a player may mark. Of more than a combination has, each set is a combination. */
const MAX_MARKED = 10;

/**
 * Relative prizes for 1 to 10 marked numbers, from the fewest matches that win. Of five marks, three matches have 1: with 3, as
 * some tables print it, the ladder would return 91.69 % beside 72 to 79 % of the others.
 */
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

/** Sets of `size` of the marked numbers. Each prize keeps its part of the return at every edge. */
function marks(size: number): BetType {
  const { from, prizes } = LADDERS[size - 1]!;
  const whole = returnOfLadder(size);
  return sets({
    key: `marks-${size}`,
    tab: 'marks',
    field: numbers(1, NUMBERS, { min: size, max: MAX_MARKED }),
    size,
    prizes: prizes.map((prize, at) => {
      const chance = chanceOfMatches(size, from + at);
      const part = times(ratio(prize), chance);
      return { matches: from + at, chance, share: ratio(part.n * whole.d, part.d * whole.n) };
    }),
    drawn: (balls) => balls,
  });
}

const ELEMENT_NAMES = Object.keys(ELEMENTS);
/** The element of a sum, by its place. */
export const elementOf = (sum: number): number => Object.values(ELEMENTS).findIndex(({ to }) => sum <= to);

/** Which of two sides has more, or neither: three choices of which always one wins. */
const threeWays = (
  key: string,
  tab: string,
  names: readonly [string, string, string],
  { more, equal }: { more: Rational; equal: Rational },
  lead: (balls: readonly number[]) => number,
): BetType =>
  options({
    key,
    tab,
    field: { names, min: 1, max: 3 },
    choices: [{ chance: more }, { chance: equal }, { chance: more }],
    wins: (choice, balls) => choice === 1 - Math.sign(lead(balls)),
    opposites: [[0, 1, 2]],
  });

/** How many more of the drawn numbers are of one half of the 80 than of the other. */
const leadOf =
  (isOfFirst: (ball: number) => boolean) =>
  (balls: readonly number[]): number =>
    2 * balls.filter(isOfFirst).length - DRAWN;

/** Bet types on 20 numbers of 80. A sum of 810, the middle, is neither above nor below: a choice of its own. */
export const TYPES: readonly BetType[] = [
  ...LADDERS.map((_, at) => marks(at + 1)),
  threeWays('sum', 'sum', ['above', 'middle', 'below'], chancesOfSum(), (balls) => sumOf(balls) - MIDDLE),
  options({
    key: 'sum-parity',
    tab: 'sum',
    field: { names: ['odd', 'even'], min: 1, max: 2 },
    choices: [{ chance: chanceOfOddSum() }, { chance: minus(ratio(1), chanceOfOddSum()) }],
    wins: (choice, balls) => choice === (sumOf(balls) % 2 === 1 ? 0 : 1),
    opposites: [[0, 1]],
  }),
  options({
    key: 'elements',
    tab: 'sum',
    field: { names: ELEMENT_NAMES, min: 1, max: 5 },
    choices: chanceOfElements().map((chance) => ({ chance })),
    wins: (choice, balls) => elementOf(sumOf(balls)) === choice,
    opposites: [[0, 1, 2, 3, 4]],
  }),
  threeWays(
    'upper-lower',
    'halves',
    ['upper', 'level', 'lower'],
    chancesOfHalves(),
    leadOf((ball) => ball <= NUMBERS / 2),
  ),
  threeWays(
    'odd-even',
    'halves',
    ['more-odd', 'level', 'more-even'],
    chancesOfHalves(),
    leadOf((ball) => ball % 2 === 1),
  ),
];
