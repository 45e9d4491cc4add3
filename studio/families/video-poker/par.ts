import { perParams } from '../shared/per-params.ts';
import { parOfOutcomes } from '../shared/outcomes.ts';
import { plus, ratio } from '../shared/rational.ts';
import type { ParSheet } from '../par.ts';
import { figures } from './figures.ts';
import { choose, drawsBySize } from './hold.ts';
import { facesOf, HANDS, modelOf, payOf } from './models.ts';
import type { Params } from './shape.ts';

/** The figures of optimal play. */
export const parOf = perParams(({ model: name }: Params): ParSheet => {
  const model = modelOf(name);
  const dealt = choose(facesOf(model), 5);
  const draws = drawsBySize(facesOf(model));
  const outcomes = HANDS.map((component, kind) => ({
    component,
    payout: ratio(payOf(model, component)),
    chance: figures[name].ends
      .map((ways, size) => ratio(ways[kind]!, BigInt(dealt) * BigInt(draws[size]!)))
      .reduce(plus),
  }));
  return {
    bets: [
      parOfOutcomes(
        'deal',
        outcomes.filter(({ payout }) => payout.n > 0n),
        dealt,
      ),
    ],
  };
});
