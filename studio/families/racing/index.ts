import type { Family } from '../family.ts';
import { chipsTogether } from '../shared/together.ts';
import { NO_MOVES } from '../shared/one-call.ts';
import { PlaceBet, WATCH } from '../shared/place-bet.ts';
import { favouriteOf, parOf } from './par.ts';
import { Params } from './params.ts';
import { begin, notAtRisk, stakeOf, type State } from './rules.ts';
import { describeBet } from './describe.ts';

/** A drawn race that everybody watches. */
export const racing: Family<Params, PlaceBet, never, State> = {
  name: 'racing',
  Params,
  Bet: PlaceBet,
  stakeOf,
  begin,
  ...NO_MOVES,
  notAtRisk,
  view: (_, state) => state,
  describeBet,
  shared: {
    family: 'racing',
    watch: WATCH,
    result: (_, { order, posts }) => ({ order, posts }),
    stakes: ({ chips }) => ({ ...chips }),
    together: chipsTogether,
  },
  examples: (params) =>
    Object.fromEntries(
      (['win', 'place', 'exacta'] as const).map((kind) => [kind, { chips: { [favouriteOf(params, kind)]: 100 } }]),
    ),
  par: parOf,
};
