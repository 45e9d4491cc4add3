import { plus, ratio, times, type Rational } from '../shared/rational.ts';
import { perParams } from '../shared/per-params.ts';
import type { Params, Strip } from './params.ts';

/** What can be enumerated of a paid spin: everything that its first drop decides. */
export interface Exact {
  /** Mean pay of the first drop, in units, if the round had no cap. */
  firstDrop: Rational;
  /** Chance of each number of scatters. */
  scatters: Rational[];
}

/** Distribution of what a reel shows, summed over its heights and stops. */
interface ReelCounts {
  /** Mean number of a symbol, wilds counted in. */
  mean: Record<string, Rational>;
  /** Chance that neither the symbol nor a wild is shown. */
  none: Record<string, Rational>;
  scatters: Rational[];
}

/**
 * Computes the first drop by symbol counts: reels are independent, so that the mean number of ways over k reels is the
 * product of the reels' mean counts, and the symbol stops there with the chance that the next reel has none.
 */
export const exactOf = perParams((params: Params): Exact => {
  const reels = params.base.strips.map((strip) => countsOf(params, strip));
  let firstDrop = ratio(0);
  for (const symbol of params.paying) {
    let ways = ratio(1);
    reels.forEach(({ mean }, index) => {
      ways = times(ways, mean[symbol]!);
      const ends = reels[index + 1]?.none[symbol] ?? ratio(1);
      firstDrop = plus(firstDrop, times(ratio(params.pays[symbol]![index]!), times(ways, ends)));
    });
  }
  return {
    firstDrop: times(ratio(params.multiplier.start), firstDrop),
    scatters: reels.map(({ scatters }) => scatters).reduce(convolve),
  };
});

function countsOf({ paying, wild, scatter, base }: Params, strip: Strip): ReelCounts {
  const all = base.weights * strip.length;
  const sums = new Map(paying.map((symbol) => [symbol, { sum: 0, none: 0 }]));
  const ofScatters: number[] = [];
  for (const [height, weight] of base.heights) {
    strip.forEach((_, stop) => {
      const shown = Array.from({ length: height }, (_row, row) => strip[(stop + row) % strip.length]!);
      const count = (symbol: string | undefined): number => shown.filter((each) => each === symbol).length;
      for (const [symbol, of] of sums) {
        const found = count(symbol) + (wild ? wild.counts * count(wild.symbol) : 0);
        of.sum += weight * found;
        of.none += found === 0 ? weight : 0;
      }
      const scatters = count(scatter.symbol);
      ofScatters[scatters] = (ofScatters[scatters] ?? 0) + weight;
    });
  }
  const each = <Value>(value: (of: { sum: number; none: number }) => Value): Record<string, Value> =>
    Object.fromEntries([...sums].map(([symbol, of]) => [symbol, value(of)]));
  return {
    mean: each(({ sum }) => ratio(sum, all)),
    none: each(({ none }) => ratio(none, all)),
    scatters: Array.from(ofScatters, (weight = 0) => ratio(weight, all)),
  };
}

function convolve(a: Rational[], b: Rational[]): Rational[] {
  const sum = Array.from({ length: a.length + b.length - 1 }, () => ratio(0));
  a.forEach((x, i) => b.forEach((y, j) => (sum[i + j] = plus(sum[i + j]!, times(x, y)))));
  return sum;
}
