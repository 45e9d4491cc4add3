import type { Family } from '../family.ts';
import { parOf } from './par.ts';
import { Params } from './params.ts';
import { begin, best, costOf, move, stakeOf, view, type State } from './rules.ts';
import { Bet, Move } from './shape.ts';
import { describeBet } from './describe.ts';

export const hiLo: Family<Params, Bet, Move, State> = {
  name: 'hi-lo',
  Params,
  Bet,
  Move,
  stakeOf,
  begin,
  costOf,
  move,
  leave: best,
  best,
  view,
  describeBet,
  examples: () => ({ guess: { stake: 100 } }),
  par: parOf,
};
