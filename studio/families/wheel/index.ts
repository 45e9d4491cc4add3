import type { Family } from '../family.ts';
import { chipsTogether } from '../kit/together.ts';
import { NO_MOVES } from '../kit/one-call.ts';
import { PlaceBet, WATCH } from '../kit/place-bet.ts';
import { placesOf } from './layout.ts';
import { parOf } from './par.ts';
import { Params } from './params.ts';
import { begin, notAtRisk, stakeOf, type State } from './rules.ts';
import { words } from './words.ts';

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
  words,
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
