import type { Family } from '../family.ts';
import { best } from './best.ts';
import { parOf } from './par.ts';
import { Params } from './params.ts';
import { begin, costOf, move, stakeOf, type State } from './rules.ts';
import { Bet, Move } from './shape.ts';
import { describeBet } from './describe.ts';

export const videoPoker: Family<Params, Bet, Move, State> = {
  name: 'video-poker',
  Params,
  Bet,
  Move,
  stakeOf,
  begin,
  costOf,
  move,
  /** A player who does not come back keeps what the best hold keeps. */
  leave: best,
  best,
  view: (_, state) => state,
  describeBet,
  examples: () => ({ deal: { stake: 100 } }),
  par: parOf,
};
