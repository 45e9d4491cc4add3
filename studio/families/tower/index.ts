import type { Family } from '../family.ts';
import { parOf } from './par.ts';
import { Params } from './params.ts';
import { begin, best, costOf, leave, move, stakeOf, view, type State } from './rules.ts';
import { Bet, Move } from './shape.ts';
import { describeBet } from './describe.ts';

export const tower: Family<Params, Bet, Move, State> = {
  name: 'tower',
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
    Object.fromEntries(params.levels.map(({ key }) => [key, { stake: 100, level: key, column: 0 }])),
  par: parOf,
};
