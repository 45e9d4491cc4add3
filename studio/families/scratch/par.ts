import { parOfOutcomes } from '../shared/outcomes.ts';
import { perParams } from '../shared/per-params.ts';
import { ratio } from '../shared/rational.ts';
import type { ParSheet } from '../par.ts';
import type { Params, Tier } from './shape.ts';

/** What a ticket of this tier pays, in stakes. */
export const prizeOf = ({ wins, boost }: Tier): number => boost * wins.reduce((sum, win) => sum + win, 0);

export const parOf = perParams(({ tiers, book }: Params): ParSheet => {
  const outcomes = tiers.map((tier) => ({
    chance: ratio(tier.tickets, book),
    payout: ratio(prizeOf(tier)),
    component: `prize-${prizeOf(tier)}`,
  }));
  return { bets: [parOfOutcomes('ticket', outcomes, book)] };
});
