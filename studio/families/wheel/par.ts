import { parOfOutcomes } from '../shared/outcomes.ts';
import { perParams } from '../shared/per-params.ts';
import { ratio } from '../shared/rational.ts';
import type { ParSheet } from '../par.ts';
import { payingOf, placeOf, segmentsOf } from './layout.ts';
import type { Params } from './shape.ts';

/** Each segment, and after each boost each segment that pays. */
export const parOf = perParams((params: Params): ParSheet => {
  const [all, paying] = [segmentsOf(params).length, payingOf(params).length];
  return {
    bets: params.kinds.map(({ pays, segments }) =>
      parOfOutcomes(
        placeOf(pays),
        [
          { chance: ratio(segments, all), payout: ratio(1 + pays), component: 'win' },
          ...params.boosts.map((boost) => ({
            chance: ratio(segments, all * paying),
            payout: ratio(1 + pays * boost),
            component: 'boost',
          })),
        ],
        all * paying,
      ),
    ),
  };
});
