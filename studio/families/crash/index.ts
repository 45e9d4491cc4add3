import type { Family } from '../family.ts';
import { msTo, multiplierAt } from './curve.ts';
import { parOf, targets } from './par.ts';
import { Params } from './params.ts';
import { begin, move, stakeOf, targetOf, view, type State } from './rules.ts';
import { Bet, minOut, Move } from './shape.ts';
import { describeBet } from './describe.ts';

const STAY: Move = { at: null };

/** Everybody's flight: cash out before it ends. */
export const crash: Family<Params, Bet, Move, State> = {
  name: 'crash',
  Params,
  Bet,
  Move,
  stakeOf,
  begin,
  costOf: () => 0,
  move,
  leave: () => STAY,
  best: () => STAY,
  view,
  describeBet,
  shared: {
    family: 'crash',
    watch: { stake: 100, auto: null },
    result: (_, { end }) => ({ end: end! }),
    stakes: ({ stake }) => ({ flight: stake }),
    flight: { minOut, multiplierAt, msTo, targetOf, moveAt: (at) => ({ at }) },
  },
  examples: (params) => Object.fromEntries([...targets(params)].map(([key, auto]) => [key, { stake: 100, auto }])),
  par: parOf,
};
