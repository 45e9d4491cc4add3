import type { Family } from '../family.ts';
import { chipsTogether } from '../shared/together.ts';
import { NO_MOVES } from '../shared/one-call.ts';
import { parOf, typesOf } from './par.ts';
import { Params } from './params.ts';
import { begin, notAtRisk, stakeOf, type State } from './rules.ts';
import { Bet } from './shape.ts';
import { describeBet } from './describe.ts';

/** Sic bo: three dice under a cup. */
export const sicBo: Family<Params, Bet, never, State> = {
  name: 'sic-bo',
  Params,
  Bet,
  stakeOf,
  begin,
  ...NO_MOVES,
  notAtRisk,
  view: (_, state) => state,
  describeBet,
  shared: {
    family: 'sic-bo',
    watch: { chips: {} },
    result: (_, { dice }) => ({ dice }),
    stakes: ({ chips }) => ({ ...chips }) as Record<string, number>,
    together: chipsTogether,
  },
  examples: (params) =>
    Object.fromEntries([...typesOf(params)].map(([key, place]) => [key, { chips: { [place]: 100 } }])),
  par: parOf,
};
