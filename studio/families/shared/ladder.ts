import type { ParBet } from '../par.ts';
import { hundredths, inStakes } from './multiplier.ts';
import { isMore, parOfOutcomes } from './outcomes.ts';
import { perParams } from './per-params.ts';
import { minus, ratio, times, type Rational } from './rational.ts';

/**
 * The steps of a game in which the player goes on or stops: `chance` is that of reaching the step, `multiplier` in
 * hundredths what stopping there pays. The edge is taken once, whatever the step.
 */
export interface LadderStep {
  chance: Rational;
  multiplier: number;
}

/** Steps up to the last one whose multiplier is at most `ceiling` times the stake. There the round ends by itself. */
export function ladderOf(chances: readonly Rational[], edge: number, ceiling: number): LadderStep[] {
  const steps = chances.map((chance) => ({ chance, multiplier: hundredths(chance, edge) }));
  return steps.filter(({ multiplier }) => multiplier <= ceiling * 100);
}

/** Returns why a ladder cannot be offered: no step is left under the ceiling, or the first one does not win anything. */
export function badLadder(name: string, [first]: readonly LadderStep[]): string | undefined {
  if (!first) return `${name}: the first step pays more than the ceiling`;
  if (first.multiplier <= 100) return `${name}: the first step pays no more than the stake`;
  return undefined;
}

const returnOf = ({ chance, multiplier }: LadderStep): Rational => times(chance, inStakes(multiplier));

const NEAR = ratio(1, 1000);

/**
 * Returns the step at which to stop: the first one whose return is at most 0.1 % below the best. Returns differ only by
 * the rounding of multipliers, and an early stop has the smaller deviation.
 */
export const stopOf = perParams((steps: readonly LadderStep[]): LadderStep => {
  const { max } = rangeOf(steps);
  return steps.find((step) => !isMore(minus(max, NEAR), returnOf(step)))!;
});

function rangeOf(steps: readonly LadderStep[]): { min: Rational; max: Rational } {
  const returns = steps.map(returnOf);
  return {
    min: returns.reduce((a, b) => (isMore(a, b) ? b : a)),
    max: returns.reduce((a, b) => (isMore(a, b) ? a : b)),
  };
}

/** The figures of a player who stops at `stopOf`. The largest payout is that of the last step. */
export function parOfLadder(bet: string, steps: readonly LadderStep[]): ParBet {
  const { chance, multiplier } = stopOf(steps);
  const last = steps.at(-1)!;
  return {
    ...parOfOutcomes(bet, [{ chance, payout: inStakes(multiplier), component: 'stop' }], steps.length),
    range: rangeOf(steps),
    maxWin: { stakes: inStakes(last.multiplier), probability: last.chance },
  };
}
