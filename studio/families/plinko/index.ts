import type { Family } from '../family.ts';
import { NO_MOVES } from '../kit/one-call.ts';
import { parOf } from './par.ts';
import { Bet, Params } from './params.ts';
import { begin, stakeOf, type State } from './rules.ts';
import { words } from './words.ts';

export const plinko: Family<Params, Bet, never, State> = {
  name: 'plinko',
  Params,
  Bet,
  stakeOf,
  begin,
  ...NO_MOVES,
  view: (_, state) => state,
  words,
  examples: ({ boards }) => Object.fromEntries(boards.map((board) => [board, { stake: 100, board, balls: 1 }])),
  par: parOf,
};
