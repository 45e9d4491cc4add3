import type { Family } from '../family.ts';
import { chipsTogether } from '../shared/together.ts';
import { NO_MOVES } from '../shared/one-call.ts';
import { parOf } from './par.ts';
import { Params } from './params.ts';
import { begin, notAtRisk, placesOf, stakeOf, type State } from './rules.ts';
import { Bet } from './shape.ts';
import { describeBet } from './describe.ts';

/** Dragon tiger: one card for each side, the higher one wins. */
export const dragonTiger: Family<Params, Bet, never, State> = {
  name: 'dragon-tiger',
  Params,
  Bet,
  stakeOf,
  begin,
  ...NO_MOVES,
  notAtRisk,
  view: (_, state) => state,
  describeBet,
  shared: {
    family: 'dragon-tiger',
    watch: { chips: {} },
    result: (_, { dragon, tiger }) => ({ dragon, tiger }),
    stakes: ({ chips }) => ({ ...chips }),
    together: chipsTogether,
  },
  examples: (params) => Object.fromEntries(placesOf(params).map((place) => [place, { chips: { [place]: 100 } }])),
  par: parOf,
};
