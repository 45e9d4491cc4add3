import { inStakes } from '../kit/multiplier.ts';
import { parOfOutcomes } from '../kit/outcomes.ts';
import { perParams } from '../kit/per-params.ts';
import { ratio } from '../kit/rational.ts';
import type { ParSheet } from '../par.ts';
import { payOf } from './rules.ts';
import { ENDS, type Params } from './shape.ts';

/** Each place with each end. */
export const parOf = perParams((params: Params): ParSheet => {
  const { red, blue, draw } = params.cases;
  const all = red + blue + draw;
  return {
    bets: ENDS.map((place) =>
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
