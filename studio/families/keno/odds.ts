import { ratio, type Rational } from '../kit/rational.ts';

/* Exact chances of a draw of 20 numbers out of 1 to 80. */

export const NUMBERS = 80;
export const DRAWN = 20;

/** Returns how many sets of `size` there are among `from`. They are too many for a number. */
function ways(from: number, size: number): bigint {
  if (size < 0 || size > from) return 0n;
  let count = 1n;
  for (let at = 1; at <= size; at += 1) count = (count * BigInt(from - size + at)) / BigInt(at);
  return count;
}

const ALL = ways(NUMBERS, DRAWN);

/** How often exactly `matches` of `marked` numbers are drawn. */
export const chanceOfMatches = (marked: number, matches: number): Rational =>
  ratio(ways(marked, matches) * ways(NUMBERS - marked, DRAWN - matches), ALL);

/** Draws by their sum: how many sets of 20 different numbers have it. */
const SUM_WAYS = countSums();

function countSums(): readonly bigint[] {
  const highest = ((NUMBERS - DRAWN + 1 + NUMBERS) * DRAWN) / 2;
  const counts = Array.from({ length: DRAWN + 1 }, () => Array.from({ length: highest + 1 }, () => 0n));
  counts[0]![0] = 1n;
  for (let ball = 1; ball <= NUMBERS; ball += 1)
    for (let size = Math.min(ball, DRAWN); size >= 1; size -= 1)
      for (let sum = highest; sum >= ball; sum -= 1) counts[size]![sum]! += counts[size - 1]![sum - ball]!;
  return counts[DRAWN]!;
}

/** How often the sum of a draw is one that `wins`. */
export function chanceOfSum(wins: (sum: number) => boolean): Rational {
  return ratio(
    SUM_WAYS.reduce((total, count, sum) => (wins(sum) ? total + count : total), 0n),
    ALL,
  );
}

/** How often more of the drawn numbers are in one half of the 80 than in the other, and how often as many are in each. */
export function chancesOfHalves(): { more: Rational; equal: Rational } {
  const half = NUMBERS / 2;
  const equal = ways(half, DRAWN / 2) ** 2n;
  return { more: ratio(ALL - equal, 2n * ALL), equal: ratio(equal, ALL) };
}
