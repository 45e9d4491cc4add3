import type { Family } from '../family.ts';
import { chipsTogether } from '../shared/together.ts';
import { NO_MOVES } from '../shared/one-call.ts';
import { PlaceBet, WATCH } from '../shared/place-bet.ts';
import { placesOf } from './layout.ts';
import { parOf } from './par.ts';
import { Params } from './params.ts';
import { begin, notAtRisk, stakeOf, type State } from './rules.ts';
import { describeBet } from './describe.ts';

/** A money wheel that turns for everybody. */
export const wheel: Family<Params, PlaceBet, never, State> = {
  name: 'wheel',
  Params,
  Bet: PlaceBet,
  stakeOf,
  begin,
  ...NO_MOVES,
  notAtRisk,
  view: (_, state) => state,
  describeBet,
  shared: {
    family: 'wheel',
    watch: WATCH,
    result: (_, { segments }) => ({ segments }),
    stakes: ({ chips }) => ({ ...chips }),
    together: chipsTogether,
  },
  examples: (params) => Object.fromEntries(placesOf(params).map((place) => [place, { chips: { [place]: 100 } }])),
  par: parOf,
};
