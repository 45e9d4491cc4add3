import type { Family } from '../family.ts';
import { chipsTogether } from '../kit/together.ts';
import { NO_MOVES } from '../kit/one-call.ts';
import { PlaceBet, WATCH } from '../kit/place-bet.ts';
import { favouriteOf, parOf } from './par.ts';
import { Params } from './params.ts';
import { begin, notAtRisk, stakeOf, type State } from './rules.ts';
import { words } from './words.ts';

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
  words,
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
