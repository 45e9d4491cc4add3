import type { Family } from '../family.ts';
import { NO_MOVES } from '../shared/one-call.ts';
import { betsByCases, keyOf, parOf } from './par.ts';
import { Params } from './params.ts';
import { begin, stakeOf, type State } from './rules.ts';
import { Bet } from './shape.ts';
import { describeBet } from './describe.ts';

export const dice: Family<Params, Bet, never, State> = {
  name: 'dice',
  Params,
  Bet,
  stakeOf,
  begin,
  ...NO_MOVES,
  view: (_, state) => state,
  describeBet,
  examples: (params) => Object.fromEntries([...betsByCases(params)].map(([cases, bet]) => [keyOf(params, cases), bet])),
  par: parOf,
};
