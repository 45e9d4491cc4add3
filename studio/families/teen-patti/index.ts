import type { Family } from '../family.ts';
import { openOf, stateOf } from './open.ts';
import { parOf } from './par.ts';
import { Params } from './params.ts';
import { begin, best, costOf, leave, move, notAtRisk, payoutOf, stakeOf, viewOf, type State } from './rules.ts';
import { Bet, Move, type Params as Given } from './shape.ts';
import { simulated } from './simulated.ts';
import { describeBet } from './describe.ts';

/** Teen patti of two to five players against each other. */
export const teenPatti: Family<Given, Bet, Move, State> = {
  name: 'teen-patti',
  Params,
  Bet,
  Move,
  listedStakes: true,
  stakeOf,
  begin,
  costOf,
  move,
  leave,
  best,
  view: viewOf,
  notAtRisk: (params, state) => notAtRisk(params, state),
  describeBet,
  hands: {
    family: 'teen-patti',
    min: 2,
    bet: (stake, place) => ({ stake, place }),
    deal: (places, dealer) => ({ act: 'deal', places: [...places], dealer }),
    turn: ({ turn }) => turn,
    seenFrom: (state, place) => ({ ...state, own: place }),
    payoutOf: (params, state) => payoutOf(params, state, state.own),
    open: openOf,
    stateOf,
    cardsOf: (params, state) => viewOf(params, state).cards[state.own] ?? null,
    simulated,
  },
  examples: ({ boots }) => ({ hand: { place: 0, stake: boots * 100 } }),
  par: parOf,
};
