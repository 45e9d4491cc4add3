import type { Family } from '../family.ts';
import { NO_MOVES } from '../kit/one-call.ts';
import { parOf } from './par.ts';
import { Params } from './params.ts';
import { begin, stakeOf, type State } from './rules.ts';
import { Bet } from './shape.ts';
import { words } from './words.ts';

export const scratch: Family<Params, Bet, never, State> = {
  name: 'scratch',
  Params,
  Bet,
  stakeOf,
  begin,
  ...NO_MOVES,
  view: (_, state) => state,
  words,
  examples: () => ({ ticket: { stake: 100 } }),
  par: parOf,
};
