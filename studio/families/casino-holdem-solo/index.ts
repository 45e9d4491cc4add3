import type { Family } from '../family.ts';
import { best } from './best.ts';
import { parOf } from './par.ts';
import { Params } from './params.ts';
import { begin, costOf, leave, move, notAtRisk, stakeOf, type State } from './rules.ts';
import { Bet, Move } from './shape.ts';
import { describeBet, describeMove } from './describe.ts';

export const casinoHoldemSolo: Family<Params, Bet, Move, State> = {
  name: 'casino-holdem-solo',
  words: ['casino-holdem-solo/view/texts'],
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
  /** The dealer's cards are drawn only with the call. */
  view: (_, state) => state,
  describeBet,
  describeMove,
  examples: ({ aces }): Record<string, Bet> => ({ ante: { ante: 100 }, ...(aces && { aces: { aces: 100 } }) }),
  par: parOf,
};
