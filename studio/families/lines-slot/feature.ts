import { minus, plus, ratio, times, type Rational } from '../shared/rational.ts';
import type { Enumeration } from './enumerate.ts';
import type { Params } from './params.ts';
import { multiplierOf } from './rules.ts';

/** What a row of free spins pays, in units. */
export interface Feature {
  mean: Rational;
  /** Mean of the squares. */
  square: Rational;
  /** Chance that all of them pay nothing. */
  none: Rational;
  /** Chance that they pay at most 0, 1, 2 … units together, up to the stake. */
  atMost: Rational[];
  max: { units: number; chance: Rational };
}

/** Free spins that award the same number of further ones: their share of all, and sums over them. */
interface Class {
  award: number;
  counts: Map<number, number>;
  share: Rational;
  mean: Rational;
  square: Rational;
  none: Rational;
  max: number;
}

interface Known extends Omit<Feature, 'atMost'> {
  /** Combinations of all free spins to the limit that pay 0, 1, 2 … units. */
  paying: bigint[];
}

/**
 * Returns a function of the free spins that the paid spin awards. The recursion runs over the spins played and those that
 * remain: each spin's own pay is independent of what was before, and its scatters add to what remains, up to the limit.
 */
export function featureOf(params: Params, free: Enumeration | undefined): (awarded: number) => Feature {
  const { units } = params;
  const limit = params.free?.limit ?? Math.max(0, ...Object.values(params.scatter?.spins ?? {}));
  const classes = free ? classesOf(params, free) : [];
  const cases = BigInt(free?.cases ?? 1);
  const known = new Map<string, Known>();

  function from(played: number, remaining: number): Known {
    const all = cases ** BigInt(limit - played);
    const zeros = (): bigint[] => Array.from({ length: units + 1 }, () => 0n);
    if (remaining === 0) {
      const paying = zeros();
      paying[0] = all;
      return { mean: ratio(0), square: ratio(0), none: ratio(1), paying, max: { units: 0, chance: ratio(1) } };
    }
    const key = `${played} ${remaining}`;
    const before = known.get(key);
    if (before) return before;
    const times_ = multiplierOf(params, played);
    const sum: Known = {
      mean: ratio(0),
      square: ratio(0),
      none: ratio(0),
      paying: zeros(),
      max: { units: -1, chance: ratio(0) },
    };
    for (const own of classes) {
      const next = from(played + 1, Math.min(remaining - 1 + own.award, limit - played - 1));
      const mean = times(ratio(times_), own.mean);
      sum.mean = plus(sum.mean, plus(mean, times(own.share, next.mean)));
      const cross = plus(times(ratio(2), times(mean, next.mean)), times(own.share, next.square));
      sum.square = plus(sum.square, plus(times(ratio(times_ ** 2), own.square), cross));
      sum.none = plus(sum.none, times(own.none, next.none));
      addPaying(sum.paying, own.counts, times_, next.paying);
      const top = own.max * times_ + next.max.units;
      const chance = times(ratio(own.counts.get(own.max)!, cases), next.max.chance);
      if (top > sum.max.units) sum.max = { units: top, chance };
      else if (top === sum.max.units) sum.max = { units: top, chance: plus(sum.max.chance, chance) };
    }
    known.set(key, sum);
    return sum;
  }

  return (awarded) => {
    const { paying, ...rest } = from(0, awarded);
    const all = cases ** BigInt(limit);
    let below = 0n;
    return { ...rest, atMost: paying.map((count) => ratio((below += count), all)) };
  };
}

function addPaying(sum: bigint[], counts: Map<number, number>, multiplier: number, next: readonly bigint[]): void {
  for (const [units, count] of counts) {
    const own = units * multiplier;
    const weight = BigInt(count);
    for (let total = own; total < sum.length; total += 1) sum[total]! += weight * next[total - own]!;
  }
}

function classesOf({ free }: Params, { counts, cases }: Enumeration): Class[] {
  const byAward = new Map<number, Map<number, number>>();
  counts.forEach((of, scatters) => {
    const award = free?.spins?.[scatters] ?? 0;
    const sum = byAward.get(award) ?? new Map<number, number>();
    for (const [units, count] of of) sum.set(units, (sum.get(units) ?? 0) + count);
    if (sum.size > 0) byAward.set(award, sum);
  });
  return [...byAward].map(([award, of]) => ({ award, counts: of, max: Math.max(...of.keys()), ...sumsOf(of, cases) }));
}

/** Sums over combinations, weighted with their share of all cases. */
export function sumsOf(counts: Map<number, number>, cases: number) {
  let [all, mean, square] = [0n, 0n, 0n];
  for (const [units, count] of counts) {
    const [u, c] = [BigInt(units), BigInt(count)];
    all += c;
    mean += c * u;
    square += c * u * u;
  }
  const of = (sum: bigint): Rational => ratio(sum, BigInt(cases));
  return { share: of(all), mean: of(mean), square: of(square), none: ratio(counts.get(0) ?? 0, cases) };
}

/** Chance that a row of free spins pays more than so many units. */
export const moreThan = ({ atMost }: Feature, units: number): Rational =>
  units < 0 ? ratio(1) : minus(ratio(1), atMost[units]!);
