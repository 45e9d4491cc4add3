import type { Family } from '../family.ts';
import { parOf } from './par.ts';
import { Bet, Move, Params } from './params.ts';
import { begin, best, costOf, leave, move, stakeOf, view, type State } from './rules.ts';
import { describeBet } from './describe.ts';

export const coin: Family<Params, Bet, Move, State> = {
  name: 'coin',
  Params,
  Bet,
  Move,
  stakeOf,
  begin,
  costOf,
  move,
  leave,
  best,
  view,
  describeBet,
  examples: () => ({ flip: { stake: 100, call: 'heads' } }),
  par: parOf,
};
