import type { Family } from '../family.ts';
import { chipsTogether } from '../shared/together.ts';
import { NO_MOVES } from '../shared/one-call.ts';
import { PlaceBet, WATCH } from '../shared/place-bet.ts';
import { parOf } from './par.ts';
import { Params } from './params.ts';
import { begin, notAtRisk, stakeOf, type State } from './rules.ts';
import { PLACES } from './shape.ts';
import { describeBet } from './describe.ts';

/** A bout of red and blue that everybody watches. */
export const twoSided: Family<Params, PlaceBet, never, State> = {
  name: 'two-sided',
  Params,
  Bet: PlaceBet,
  stakeOf,
  begin,
  ...NO_MOVES,
  notAtRisk,
  view: (_, state) => state,
  describeBet,
  shared: {
    family: 'two-sided',
    watch: WATCH,
    result: (_, { end, exchanges }) => ({ end, exchanges }),
    stakes: ({ chips }) => ({ ...chips }),
    together: chipsTogether,
  },
  examples: () => Object.fromEntries(PLACES.map((place) => [place, { chips: { [place]: 100 } }])),
  par: parOf,
};
