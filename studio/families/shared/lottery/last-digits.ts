import type { Outcome } from '../outcomes.ts';
import { minus, power, ratio, times, type Rational } from '../rational.ts';
import { choose, range, type BetType } from './bet-type.ts';
import { placeField, SIDES, sideWins } from './digits.ts';
import { numbers, options } from './make.ts';

/* Draws of many numbers of several digits, and bets on their last digits. */

/** A prize of the draw: how many numbers of how many digits it has. */
export interface PrizeRow {
  key: string;
  count: number;
  digits: number;
}

/** A number by its last two digits. */
export const twoDigits = (more: { min?: number; max?: number } = {}) => numbers(0, 99, { digits: 2, ...more });
export const tailOf = (number: number, digits: number): number => number % 10 ** digits;
const join = (digits: readonly number[]): number => digits.reduce((number, digit) => number * 10 + digit, 0);

/** Every number that these choices of digits make. */
export const numbersOf = (picks: readonly (readonly number[])[]): number[] =>
  picks
    .reduce<number[][]>((made, chosen) => made.flatMap((each) => chosen.map((digit) => [...each, digit])), [[]])
    .map(join);

/** So many of `count` numbers are the one that was bet on, each with this chance. */
function timesDrawn(count: number, chance: Rational, pay: number): Outcome[] {
  return range(1, count).map((hits) => ({
    chance: times(times(ratio(choose(count, hits)), power(chance, hits)), power(minus(ratio(1), chance), count - hits)),
    payout: ratio(pay * hits, 100),
    component: 'win',
  }));
}

/** A number, as last digits of each of these numbers of the draw. Each of them that has it pays. */
export function lastDigits(key: string, tab: string, digits: number, places: readonly number[]): BetType {
  const chance = ratio(1, 10 ** digits);
  const isOne = digits === 2;
  return {
    key,
    tab,
    fields: isOne ? [twoDigits()] : range(0, digits - 1).map(placeField),
    isByChoice: false,
    prizes: [{ key: 'hit', chance: times(ratio(places.length), chance) }],
    units: (picks) => picks.reduce((product, chosen) => product * chosen.length, 1),
    hits(picks, balls) {
      const chosen = new Set(isOne ? picks[0] : numbersOf(picks));
      const count = places.filter((place) => chosen.has(tailOf(balls[place]!, digits))).length;
      return count > 0 ? [{ prize: 0, count }] : [];
    },
    example: () => (isOne ? [[0]] : range(0, digits - 1).map(() => [0])),
    ...(places.length > 1
      ? { outcomes: ([pay = 0]) => timesDrawn(places.length, chance, pay) }
      : { whole: 10 ** digits }),
  };
}

/** Big, small, odd or even of the last two digits of one number of the draw. */
export const sidesOfTwo = (key: string, tab: string, place: number): BetType =>
  options({
    key,
    tab,
    field: { names: SIDES, min: 1, max: 4 },
    choices: SIDES.map(() => ({ chance: ratio(1, 2) })),
    wins: (choice, balls) => sideWins(SIDES[choice]!, tailOf(balls[place]!, 2), 50),
    opposites: [
      [0, 1],
      [2, 3],
    ],
  });
