import type { Family } from '../family.ts';
import { NO_MOVES } from '../shared/one-call.ts';
import { parOf } from './par.ts';
import { Bet, Params } from './params.ts';
import { begin, stakeOf, type State } from './rules.ts';
import { describeBet } from './describe.ts';

export const plinko: Family<Params, Bet, never, State> = {
  name: 'plinko',
  Params,
  Bet,
  stakeOf,
  begin,
  ...NO_MOVES,
  view: (_, state) => state,
  describeBet,
  examples: ({ boards }) => Object.fromEntries(boards.map((board) => [board, { stake: 100, board, balls: 1 }])),
  par: parOf,
};
