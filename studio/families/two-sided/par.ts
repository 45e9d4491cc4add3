import { inStakes } from '../shared/multiplier.ts';
import { parOfOutcomes } from '../shared/outcomes.ts';
import { perParams } from '../shared/per-params.ts';
import { ratio } from '../shared/rational.ts';
import type { ParSheet } from '../par.ts';
import { casesOf, payOf } from './rules.ts';
import { ENDS, PLACES, type Params } from './shape.ts';

/** Each place with each end. */
export const parOf = perParams((params: Params): ParSheet => {
  const all = casesOf(params);
  return {
    bets: PLACES.map((place) =>
      parOfOutcomes(
        place,
        ENDS.map((end) => ({
          chance: ratio(params.cases[end], all),
          payout: inStakes(payOf(params, place, end)),
          component: place === end ? 'win' : 'push',
        })).filter(({ payout }) => payout.n > 0n),
        all,
      ),
    ),
  };
});
