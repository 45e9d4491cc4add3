import type { Rule } from '../draw.ts';
import type { Outcome } from '../outcomes.ts';
import { minus, plus, power, ratio, times, type Rational } from '../rational.ts';
import { choose, range, type BetType } from './bet-type.ts';
import { placeField, SIDES, sideWins } from './digits.ts';
import { numbers, options, sets } from './make.ts';

/* Draws of Vietnam: many prizes, each a number of two to six digits on its own. Bets are on last digits. */

/** A prize of the draw: how many numbers of how many digits it has. */
export interface PrizeRow {
  key: string;
  count: number;
  digits: number;
}

/** Draws each number of each prize. The special prize is the last. Draws: one of all numbers of its digits, for each. */
export function* drawPrizes(rows: readonly PrizeRow[]): Rule<number[]> {
  const drawn: number[] = [];
  for (const { count, digits } of rows) for (let each = 0; each < count; each += 1) drawn.push(yield 10 ** digits);
  return drawn;
}

const HUNDRED = range(0, 99);
/** A number by its last two digits. */
const twoDigits = (more: { least?: number; most?: number } = {}) => numbers(0, 99, { digits: 2, ...more });
const tailOf = (number: number, digits: number): number => number % 10 ** digits;
const join = (digits: readonly number[]): number => digits.reduce((number, digit) => number * 10 + digit, 0);

/** Every number that these choices of digits make. */
const numbersOf = (picks: readonly (readonly number[])[]): number[] =>
  picks
    .reduce<number[][]>((made, chosen) => made.flatMap((each) => chosen.map((digit) => [...each, digit])), [[]])
    .map(join);

/** How often each of `size` numbers of two digits is among `count`. */
function chanceOfAll(size: number, count: number): Rational {
  let chance = ratio(0);
  for (let missing = 0; missing <= size; missing += 1) {
    const part = times(ratio(choose(size, missing)), power(ratio(100 - missing, 100), count));
    chance = missing % 2 === 0 ? plus(chance, part) : minus(chance, part);
  }
  return chance;
}

/** So many of `count` numbers are the one that was bet on, each with this chance. */
function timesDrawn(count: number, chance: Rational, pay: number): Outcome[] {
  return range(1, count).map((hits) => ({
    chance: times(times(ratio(choose(count, hits)), power(chance, hits)), power(minus(ratio(1), chance), count - hits)),
    payout: ratio(pay * hits, 100),
    component: 'win',
  }));
}

/** Bet types on a draw of these prizes. */
export function vietnamTypes(rows: readonly PrizeRow[]): BetType[] {
  const digitsAt = rows.flatMap(({ count, digits }) => Array.from({ length: count }, () => digits));
  const specialOf = (balls: readonly number[]): number => balls.at(-1)!;
  const tails = (balls: readonly number[]): number[] => balls.map((number) => tailOf(number, 2));
  const first = rows[0]!;

  /** A number, as last digits of each of these numbers of the draw. Each of them that has it pays. */
  const everywhere = (key: string, tab: string, digits: number, places: readonly number[]): BetType => {
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
  };
  const last = digitsAt.length - 1;
  const withDigits = (least: number) => digitsAt.flatMap((digits, place) => (digits >= least ? [place] : []));

  const together = (size: number): BetType =>
    sets({
      key: `together-${size}`,
      tab: 'together',
      field: twoDigits({ least: size, most: 10 }),
      size,
      prizes: [{ matches: size, chance: chanceOfAll(size, digitsAt.length) }],
      drawn: tails,
    });
  const none = (size: number): BetType =>
    sets({
      key: `none-${size}`,
      tab: 'none',
      field: twoDigits({ least: size, most: size + 2 }),
      size,
      prizes: [{ matches: 0, chance: power(ratio(100 - size, 100), digitsAt.length) }],
      drawn: tails,
    });

  return [
    everywhere('special-2', 'special', 2, [last]),
    everywhere('special-3', 'special', 3, [last]),
    everywhere('special-4', 'special', 4, [last]),
    options({
      key: 'special-sides',
      tab: 'special',
      field: { names: SIDES, least: 1, most: 4 },
      choices: SIDES.map(() => ({ chance: ratio(1, 2) })),
      wins: (choice, balls) => sideWins(SIDES[choice]!, tailOf(specialOf(balls), 2), HUNDRED.length / 2),
      opposites: [
        [0, 1],
        [2, 3],
      ],
    }),
    everywhere('head', 'special', 2, range(0, first.count - 1)),
    everywhere('all-2', 'all', 2, withDigits(2)),
    everywhere('all-3', 'all', 3, withDigits(3)),
    everywhere('all-4', 'all', 4, withDigits(4)),
    ...[2, 3, 4].map(together),
    ...[4, 5, 6, 8, 10].map(none),
  ];
}
