import type { Family } from '../family.ts';
import { keyOf, parOf } from './par.ts';
import { Params } from './params.ts';
import { begin, best, costOf, leave, move, stakeOf, view, type State } from './rules.ts';
import { Bet, Move } from './shape.ts';
import { describeBet } from './describe.ts';

export const mines: Family<Params, Bet, Move, State> = {
  name: 'mines',
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
  examples: (params) =>
    Object.fromEntries(params.mines.map((count) => [keyOf(count), { stake: 100, mines: count, cell: 0 }])),
  par: parOf,
};
