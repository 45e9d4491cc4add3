import type { Rule } from '../draw.ts';
import { minus, plus, power, ratio, times, type Rational } from '../rational.ts';
import { choose, range, type BetType } from './bet-type.ts';
import { lastDigits, sidesOfTwo, tailOf, twoDigits, type PrizeRow } from './last-digits.ts';
import { sets } from './make.ts';

/* Draws of Vietnam: many prizes, each a number of two to six digits on its own. Bets are on last digits. */

/** Draws each number of each prize. The special prize is the last. Draws: one of all numbers of its digits, for each. */
export function* drawPrizes(rows: readonly PrizeRow[]): Rule<number[]> {
  const drawn: number[] = [];
  for (const { count, digits } of rows) for (let each = 0; each < count; each += 1) drawn.push(yield 10 ** digits);
  return drawn;
}

/** How often each of `size` numbers of two digits is among `count`. */
function chanceOfAll(size: number, count: number): Rational {
  let chance = ratio(0);
  for (let missing = 0; missing <= size; missing += 1) {
    const part = times(ratio(choose(size, missing)), power(ratio(100 - missing, 100), count));
    chance = missing % 2 === 0 ? plus(chance, part) : minus(chance, part);
  }
  return chance;
}

/** Bet types on a draw of these prizes. */
export function vietnamTypes(rows: readonly PrizeRow[]): BetType[] {
  const digitsAt = rows.flatMap(({ count, digits }) => Array.from({ length: count }, () => digits));
  const tails = (balls: readonly number[]): number[] => balls.map((number) => tailOf(number, 2));
  const first = rows[0]!;

  const last = digitsAt.length - 1;
  const withDigits = (min: number) => digitsAt.flatMap((digits, place) => (digits >= min ? [place] : []));

  const together = (size: number): BetType =>
    sets({
      key: `together-${size}`,
      tab: 'together',
      field: twoDigits({ min: size, max: 10 }),
      size,
      prizes: [{ matches: size, chance: chanceOfAll(size, digitsAt.length) }],
      drawn: tails,
    });
  const none = (size: number): BetType =>
    sets({
      key: `none-${size}`,
      tab: 'none',
      field: twoDigits({ min: size, max: size + 2 }),
      size,
      prizes: [{ matches: 0, chance: power(ratio(100 - size, 100), digitsAt.length) }],
      drawn: tails,
    });

  return [
    lastDigits('special-2', 'special', 2, [last]),
    lastDigits('special-3', 'special', 3, [last]),
    lastDigits('special-4', 'special', 4, [last]),
    sidesOfTwo('special-sides', 'special', last),
    lastDigits('head', 'special', 2, range(0, first.count - 1)),
    lastDigits('all-2', 'all', 2, withDigits(2)),
    lastDigits('all-3', 'all', 3, withDigits(3)),
    lastDigits('all-4', 'all', 4, withDigits(4)),
    ...[2, 3, 4].map(together),
    ...[4, 5, 6, 8, 10].map(none),
  ];
}
