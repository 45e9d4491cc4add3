import { casinoHoldemSolo } from '../casino-holdem-solo/index.ts';
import type { Params } from '../casino-holdem-solo/params.ts';
import type { State } from '../casino-holdem-solo/rules.ts';
import type { Bet, Move } from '../casino-holdem-solo/shape.ts';
import type { Family } from '../family.ts';

/** Casino hold'em at a table: the rules of one player's, with one hand for everybody. Each player calls or folds alone. */
export const casinoHoldem: Family<Params, Bet, Move, State> = {
  ...casinoHoldemSolo,
  name: 'casino-holdem',
  shared: {
    family: 'casino-holdem',
    watch: { ante: 1 },
    result: (_, { player, board, dealer }) => ({ player, board, dealer }),
    stakes: (bet) => ({ ...bet }),
    choice: {
      dealt: (_, { player, board }) => ({ player, board }),
      watch: { move: 'call' },
      place: 'call',
    },
  },
};
