import type { ParBet } from '../par.ts';
import { minus, plus, ratio, times, toNumber, type Rational } from './rational.ts';

/** One way in which a round of one stake can end. */
export interface Outcome {
  chance: Rational;
  /** In stakes, the stake included. */
  payout: Rational;
  component: string;
}

const ZERO = ratio(0);
const ONE = ratio(1);

/** Computes the figures of a bet from all outcomes that pay. The chance that is missing to 1 pays nothing. */
export function parOfOutcomes(bet: string, outcomes: readonly Outcome[], cases: number): ParBet {
  const components: Record<string, Rational> = {};
  let [rtp, square, hitRate, winRate] = [ZERO, ZERO, ZERO, ZERO];
  let maxWin = { stakes: ZERO, probability: ONE };
  for (const { chance, payout, component } of outcomes) {
    const part = times(chance, payout);
    rtp = plus(rtp, part);
    square = plus(square, times(part, payout));
    components[component] = plus(components[component] ?? ZERO, part);
    if (payout.n > 0n) hitRate = plus(hitRate, chance);
    if (isMore(payout, ONE)) winRate = plus(winRate, chance);
    if (isMore(payout, maxWin.stakes)) maxWin = { stakes: payout, probability: chance };
    else if (equal(payout, maxWin.stakes)) maxWin.probability = plus(maxWin.probability, chance);
  }
  const deviation = Math.sqrt(toNumber(minus(square, times(rtp, rtp))));
  return { bet, rtp, components, hitRate, winRate, deviation, maxWin, computed: { how: 'enumerated', cases } };
}

export const isMore = (a: Rational, b: Rational): boolean => a.n * b.d > b.n * a.d;
const equal = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d;
