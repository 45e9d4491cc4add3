import type { Family } from '../family.ts';
import { parOf } from './par.ts';
import { Params } from './params.ts';
import { begin, best, costOf, leave, move, notAtRisk, stakeOf, view, type State } from './rules.ts';
import { Bet, Move } from './shape.ts';
import { describeBet, describeMove } from './describe.ts';

export const blackjackSolo: Family<Params, Bet, Move, State> = {
  name: 'blackjack-solo',
  Params,
  Bet,
  Move,
  stakeOf,
  begin,
  costOf,
  move,
  leave,
  best,
  notAtRisk,
  view,
  describeBet,
  describeMove,
  examples: () => ({ deal: { stake: 100 } }),
  par: parOf,
};
