import { minus, plus, power, ratio, times, toNumber, type Rational } from '../shared/rational.ts';
import type { ParSheet } from '../par.ts';
import { enumerate } from './enumerate.ts';
import { featureOf, moreThan, sumsOf } from './feature.ts';
import type { Params } from './params.ts';

/** Sheets by what decides them, since many titles share a model. */
const cached = new WeakMap<Params, ParSheet>();
const cachedByRules = new Map<string, ParSheet>();

/** Computes the figures of a title from every combination of stops. The pool's share depends on the pool and is left out. */
export function par(params: Params): ParSheet {
  const known = cached.get(params);
  if (known) return known;
  const { pool: _, ...rules } = params;
  const key = JSON.stringify(rules);
  const sheet = cachedByRules.get(key) ?? compute(params);
  cachedByRules.set(key, sheet);
  cached.set(params, sheet);
  return sheet;
}

function compute(params: Params): ParSheet {
  const paid = enumerate(params, params.strips);
  const feature = featureOf(params, params.free && enumerate(params, params.free.strips, 'free'));
  let [base, free, square, none, wins, features] = Array.from({ length: 6 }, () => ratio(0)) as Six;
  let max = { units: -1, chance: ratio(0) };

  paid.counts.forEach((counts, scatters) => {
    if (counts.size === 0) return;
    const spins = params.scatter?.spins?.[scatters] ?? 0;
    const row = feature(spins);
    const own = sumsOf(counts, paid.cases);
    base = plus(base, own.mean);
    free = plus(free, times(own.share, row.mean));
    const cross = times(ratio(2), times(own.mean, row.mean));
    square = plus(square, plus(own.square, plus(cross, times(own.share, row.square))));
    none = plus(none, times(own.none, row.none));
    if (spins > 0) features = plus(features, own.share);
    for (const [units, count] of counts) {
      const share = ratio(count, paid.cases);
      wins = plus(wins, times(share, moreThan(row, params.units - units)));
      const [total, chance] = [units + row.max.units, times(share, row.max.chance)];
      if (total > max.units) max = { units: total, chance };
      else if (total === max.units) max = { units: total, chance: plus(max.chance, chance) };
    }
  });

  const perStake = (value: Rational, exponent = 1): Rational => times(value, power(ratio(1, params.units), exponent));
  const rtp = perStake(plus(base, free));
  const variance = minus(perStake(square, 2), power(rtp, 2));
  return {
    bets: [
      {
        bet: 'spin',
        rtp,
        components: { base: perStake(base), free: perStake(free) },
        hitRate: minus(ratio(1), none),
        winRate: wins,
        ...(params.free && { shares: { free: features } }),
        deviation: Math.sqrt(toNumber(variance)),
        maxWin: { stakes: ratio(max.units, params.units), probability: max.chance },
        computed: { how: 'enumerated', cases: paid.cases },
      },
    ],
  };
}
type Six = [Rational, Rational, Rational, Rational, Rational, Rational];
