import { perParams } from '../shared/per-params.ts';
import { isMore } from '../shared/outcomes.ts';
import { minus, plus, power, ratio, times, toNumber, type Rational } from '../shared/rational.ts';
import type { ParBet, ParSheet } from '../par.ts';
import { chancesOf, weightOf } from './chance.ts';
import type { Params, Target } from './params.ts';
import { aimedAt } from './rules.ts';

/**
 * The figures of a load that is spent to its end in shots of one unit, going round all targets. The return is that of
 * every single shot; where the player aims changes the other figures only.
 */
export const parOf = perParams((params: Params): ParSheet => ({
  bets: params.loads.map((load) => ofLoad(params, load)),
}));

export const keyOf = (load: number): string => `load-${load}`;

function ofLoad(params: Params, load: number): ParBet {
  const rtp = ratio(params.rtp, 10_000);
  const targets = Array.from({ length: load }, (_, shot) => aimedAt(params, shot));
  const components: Record<string, Rational> = {};
  let missed = ratio(1);
  let variance = 0;
  for (const target of targets) {
    const chance = chancesOf(params).get(target.species)!;
    components[target.species] = plus(components[target.species] ?? ratio(0), times(rtp, ratio(1, load)));
    missed = times(missed, minus(ratio(1), chance));
    variance += (toNumber(chance) * meanSquareOf(target) - toNumber(rtp) ** 2) / load ** 2;
  }
  return {
    bet: keyOf(load),
    rtp,
    components,
    hitRate: minus(ratio(1), missed),
    winRate: minus(ratio(1), chanceUpTo(params, targets, load)),
    deviation: Math.sqrt(variance),
    maxWin: maxWinOf(params, load),
    computed: { how: 'enumerated', cases: targets.length },
  };
}

const meanSquareOf = (target: Target): number =>
  target.prizes.reduce((sum, { pays, weight }) => sum + weight * pays ** 2, 0) / weightOf(target);

/** The chance that these shots win at most `limit` units together, by convolution over the shots. */
function chanceUpTo(params: Params, targets: readonly Target[], limit: number): Rational {
  let ways = [1n];
  let all = 1n;
  for (const target of targets) {
    const chance = chancesOf(params).get(target.species)!;
    const weights = BigInt(weightOf(target));
    const next = ways.map((count) => count * (chance.d - chance.n) * weights);
    for (const { pays, weight } of target.prizes) {
      for (let won = 0; won < ways.length && won + pays <= limit; won += 1) {
        const caught = ways[won]! * chance.n * BigInt(weight);
        while (next.length <= won + pays) next.push(0n);
        next[won + pays]! += caught;
      }
    }
    ways = next;
    all *= chance.d * weights;
  }
  return ratio(
    ways.reduce((sum, count) => sum + count),
    all,
  );
}

/** The largest payout that any way to play can reach: every shot catches the largest prize. */
function maxWinOf(params: Params, load: number): ParBet['maxWin'] {
  const shots = params.targets.flatMap((target) =>
    target.prizes.map(({ pays, weight }) => ({
      stakes: ratio(pays),
      probability: times(chancesOf(params).get(target.species)!, ratio(weight, weightOf(target))),
    })),
  );
  const largest = shots.reduce((a, b) => (isMore(b.stakes, a.stakes) ? b : a));
  return { stakes: largest.stakes, probability: power(largest.probability, load) };
}
