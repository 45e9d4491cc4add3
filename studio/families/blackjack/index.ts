import type { DealtOf } from '../../../contract/live-rounds.ts';
import type { Family } from '../family.ts';
import { parOf } from './par.ts';
import { Params } from './params.ts';
import { begin, best, costOf, leave, move, notAtRisk, stakeOf, view, type State } from './rules.ts';
import { Bet, Move } from './shape.ts';
import { bestMove, houseMove } from './strategy.ts';
import { describeBet, describeMove } from './describe.ts';

/** Blackjack at a table: one hand for everybody, to which each player draws alone as far as the player wants. */
export const blackjack: Family<Params, Bet, Move, State> = {
  name: 'blackjack',
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
  shared: {
    family: 'blackjack',
    watch: { hand: 2 },
    result: (_, { player, dealer }) => ({ player, dealer }),
    stakes: (bet) => ({ ...bet }),
    choice: {
      dealt: (_, { player, dealer }) => ({ player, dealer: dealer.slice(0, 1) }),
      watch: { move: 'hit' },
      place: 'double',
      steps: {
        place: 'hand',
        shows: ({ move: name }) => name !== 'stand',
        nameOf: (made) => made?.move ?? 'stand',
        house: { place: 'behind', move: (_, { player, dealer }) => houseMove(player, dealer[0]!) },
        bestOf: (_, dealt) => {
          const { player, dealer } = dealt as DealtOf<'blackjack'>;
          return bestMove(player, dealer[0]!);
        },
      },
    },
  },
  examples: (): Record<string, Bet> => ({ hand: { hand: 100 }, behind: { behind: 100 } }),
  par: parOf,
};
