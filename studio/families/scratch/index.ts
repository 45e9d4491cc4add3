import type { Family } from '../family.ts';
import { NO_MOVES } from '../shared/one-call.ts';
import { parOf } from './par.ts';
import { Params } from './params.ts';
import { begin, stakeOf, type State } from './rules.ts';
import { Bet } from './shape.ts';
import { describeBet } from './describe.ts';

export const scratch: Family<Params, Bet, never, State> = {
  name: 'scratch',
  Params,
  Bet,
  freeRounds: true,
  stakeOf,
  begin,
  ...NO_MOVES,
  view: (_, state) => state,
  describeBet,
  examples: () => ({ ticket: { stake: 100 } }),
  par: parOf,
};
