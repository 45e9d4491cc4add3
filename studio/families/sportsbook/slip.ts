import { sumOfLines } from '../../../streams/book/slip-lines.ts';
import { WIN, type LegNow, type LegResult } from '../shared/book.ts';
import type { Bet } from './shape.ts';

/** Prices are thousandths, and a half win halves one: factors are whole parts of this. */
const SCALE = 2_000n;

/** A leg's factor in parts of SCALE: 0 lost, 1 void, the price won; half of each for a half win or half loss. */
function factorOf(price: number, { won, voidPart }: LegResult): bigint {
  const share = BigInt(voidPart * 2);
  const paid = won === 1 ? 2n * BigInt(price) : 0n;
  return ((2n - share) * paid + share * SCALE) / 2n;
}

/** What the slip pays: the stake of a line times the sum over all lines of the product of their legs. Rounded down once. */
export function payoutOf(bet: Bet, results: readonly LegResult[]): number {
  const factors = bet.legs.map(({ price }, index) => factorOf(price, results[index]!));
  return Number((BigInt(bet.stake) * sumOfLines(factors, bet.sizes, SCALE)) / SCALE ** BigInt(factors.length));
}

/**
 * The part of a slip's stakes that was at risk, at a price that counts. A leg that is void in part splits its lines into those with
 * and those without it; a line has the price of the legs that are left to it, and none without legs. Rounded down once.
 */
export function atRiskOf(bet: Bet, results: readonly LegResult[], countedFrom: number): number {
  const parts = 2 ** bet.legs.length;
  // The line that takes these legs, and the part of it that has not lost a leg to a void: `left` of `parts`.
  const countedAfter = (leg: number, size: number, live: number, price: bigint, left: number): number => {
    if (leg === bet.legs.length) {
      const counts = live > 0 && price >= BigInt(countedFrom) * 1_000n ** BigInt(live - 1);
      return counts && bet.sizes.includes(size) ? left : 0;
    }
    const { voidPart } = results[leg]!;
    let sum = countedAfter(leg + 1, size, live, price, left);
    if (voidPart > 0) sum += countedAfter(leg + 1, size + 1, live, price, left * voidPart);
    if (voidPart < 1) {
      const next = price * BigInt(bet.legs[leg]!.price);
      sum += countedAfter(leg + 1, size + 1, live + 1, next, left * (1 - voidPart));
    }
    return sum;
  };
  return Math.floor((bet.stake * countedAfter(0, 0, 0, 1n, parts)) / parts);
}

/** Most that the slip can pay: every leg wins. */
export const maxOf = (bet: Bet): number =>
  payoutOf(
    bet,
    bet.legs.map(() => WIN),
  );

const PRECISION = 1_000_000;

/**
 * What the book pays for the slip now: the value of its lines from the results so far and the probabilities now, less the
 * margin, rounded down. Null while a leg has neither: its market is suspended. `margin` is in thousandths.
 */
export function cashOutOf(bet: Bet, now: readonly LegNow[], margin: number): number | null {
  const factors: bigint[] = [];
  for (const [index, each] of now.entries()) {
    if (each === null) return null;
    const { price } = bet.legs[index]!;
    if ('probability' in each) {
      const value = each.back + (1 - each.back) * each.probability * (price / 1_000);
      factors.push(BigInt(Math.floor(value * PRECISION)));
    } else factors.push((factorOf(price, each) * BigInt(PRECISION)) / SCALE);
  }
  const value = BigInt(bet.stake) * sumOfLines(factors, bet.sizes, BigInt(PRECISION)) * BigInt(1_000 - margin);
  return Number(value / (BigInt(PRECISION) ** BigInt(factors.length) * 1_000n));
}
