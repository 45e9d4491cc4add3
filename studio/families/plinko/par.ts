import { inStakes } from '../shared/multiplier.ts';
import { parOfOutcomes } from '../shared/outcomes.ts';
import { perParams } from '../shared/per-params.ts';
import { ratio, times } from '../shared/rational.ts';
import type { ParSheet } from '../par.ts';
import { pocketsOf, rowsOf, type BoardName } from './models.ts';

/** The figures of one ball on each board. Several balls in one bet are as many bets of one ball. */
export const parOf = perParams(({ boards }: { boards: readonly BoardName[] }): ParSheet => {
  const bets = boards.map((board) => {
    const rows = rowsOf(board);
    let chance = ratio(1, 2 ** rows);
    const outcomes = pocketsOf(board).map((multiplier, pocket) => {
      if (pocket > 0) chance = times(chance, ratio(rows - pocket + 1, pocket));
      return { chance, payout: inStakes(multiplier), component: `pay-${multiplier / 100}` };
    });
    return parOfOutcomes(board, outcomes, 2 ** rows);
  });
  return { bets };
});
