import { parOfOutcomes } from '../shared/outcomes.ts';
import { perParams } from '../shared/per-params.ts';
import { ratio } from '../shared/rational.ts';
import type { ParSheet } from '../par.ts';
import { INSIDE, OUTSIDE, POCKETS, type InsideBet, type OutsideBet } from './layout.ts';
import type { Chip, Params } from './shape.ts';
import { payOf } from './rules.ts';

/** One chip of each bet type. All places of a type cover equally many numbers and pay alike. */
export function exampleChips(stake: number): Record<string, Chip> {
  const outside = (Object.keys(OUTSIDE) as OutsideBet[]).map((on): [string, Chip] => [on, { on, stake }]);
  const inside = (Object.keys(INSIDE) as InsideBet[]).map((on): [string, Chip] => [
    on,
    { on, numbers: INSIDE[on][0]!, stake },
  ]);
  return Object.fromEntries([...outside, ...inside]);
}

/** A bet of several chips returns the mean of its chips' returns, weighted by their stakes. */
export const parOf = perParams((params: Pick<Params, 'chip' | 'laPartage'>): ParSheet => {
  const bets = Object.entries(exampleChips(params.chip)).map(([bet, chip]) => {
    const outcomes = Array.from({ length: POCKETS }, (_, number) => ({
      chance: ratio(1, POCKETS),
      payout: ratio(payOf(params, chip, number), chip.stake),
      component: number === 0 && !('numbers' in chip) ? 'half-back' : 'win',
    }));
    return parOfOutcomes(
      bet,
      outcomes.filter(({ payout }) => payout.n > 0n),
      POCKETS,
    );
  });
  return { bets };
});
