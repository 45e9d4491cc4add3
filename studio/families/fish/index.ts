import type { Family } from '../family.ts';
import { keyOf, parOf } from './par.ts';
import { Bet, Move, Params } from './params.ts';
import { begin, best, costOf, leave, move, notAtRisk, stakeOf, type State } from './rules.ts';
import { describeBet } from './describe.ts';

export const fish: Family<Params, Bet, Move, State> = {
  name: 'fish',
  Params,
  Bet,
  Move,
  stakeOf,
  begin,
  costOf,
  move,
  leave,
  // The unspent load is returned after ten minutes (PP-20), and on leaving.
  awayMs: 600_000,
  endsOnLeaving: true,
  best,
  notAtRisk,
  view: (_, state) => state,
  describeBet,
  examples: ({ loads }) => Object.fromEntries(loads.map((load) => [keyOf(load), { stake: load, load }])),
  par: parOf,
};
