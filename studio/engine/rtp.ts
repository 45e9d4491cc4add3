import { enumerate, type Enumeration } from './enumerate.ts';
import { BASE_STRIPS, FREE_SPIN_MULTIPLIER, FREE_SPINS, FREE_STRIPS, LINES } from './game.ts';
import { minus, plus, power, ratio, times, type Rational } from './rational.ts';

export interface Figures {
  /** Return on the stake of the paid spin, of its free spins, and of both; exact. */
  base: Rational;
  free: Rational;
  game: Rational;
  /** Share of rounds that pay, and of rounds that award free spins. */
  hitRate: Rational;
  featureRate: Rational;
  /** Variance of one round's return, in stakes squared. */
  variance: Rational;
  /** The largest round without the jackpot, in tenths of the stake. */
  maxUnits: number;
}

/** Calculates the figures of the pay table from every combination of stops, without simulation. */
export function figures(): Figures {
  const paid = enumerate(BASE_STRIPS);
  const freeSpin = momentsOf(enumerate(FREE_STRIPS), FREE_SPIN_MULTIPLIER);
  let [mean, free, square, hits, features] = [ratio(0), ratio(0), ratio(0), ratio(0), ratio(0)];
  let maxUnits = 0;
  paid.counts.forEach((counts, lanterns) => {
    const spins = FREE_SPINS[lanterns] ?? 0;
    // The sum of n independent spins: mean n·m, second moment n·variance + (n·m)².
    const row = times(ratio(spins), freeSpin.mean);
    const rowSquare = plus(times(ratio(spins), minus(freeSpin.square, power(freeSpin.mean, 2))), power(row, 2));
    const rowHits = minus(ratio(1), power(minus(ratio(1), freeSpin.hits), spins));
    for (const [units, count] of counts) {
      const share = ratio(count, paid.cases);
      const own = ratio(units);
      mean = plus(mean, times(share, own));
      free = plus(free, times(share, row));
      const cross = times(ratio(2), times(own, row));
      square = plus(square, times(share, plus(power(own, 2), plus(cross, rowSquare))));
      hits = plus(hits, times(share, units > 0 ? ratio(1) : rowHits));
      if (spins > 0) features = plus(features, share);
      maxUnits = Math.max(maxUnits, units + spins * freeSpin.max);
    }
  });

  const perStake = (value: Rational, exponent: number): Rational =>
    times(value, power(ratio(1, LINES.length), exponent));
  const game = perStake(plus(mean, free), 1);
  return {
    base: perStake(mean, 1),
    free: perStake(free, 1),
    game,
    hitRate: hits,
    featureRate: features,
    variance: minus(perStake(square, 2), power(game, 2)),
    maxUnits,
  };
}

function momentsOf(spin: Enumeration, multiplier: number) {
  let [mean, square, hits, max] = [ratio(0), ratio(0), ratio(0), 0];
  for (const counts of spin.counts) {
    for (const [units, count] of counts) {
      const [share, own] = [ratio(count, spin.cases), ratio(units * multiplier)];
      mean = plus(mean, times(share, own));
      square = plus(square, times(share, power(own, 2)));
      if (units > 0) hits = plus(hits, share);
      max = Math.max(max, units * multiplier);
    }
  }
  return { mean, square, hits, max };
}
