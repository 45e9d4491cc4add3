import * as z from 'zod/mini';
import { BadBet, BadMove, type Family } from '../family.ts';
import { par } from './par.ts';
import { Params } from './params.ts';
import { amountOf } from './pay.ts';
import { playRound, type Outcome } from './rules.ts';
import { describeBet } from './describe.ts';

export const Bet = z.strictObject({ stake: z.int().check(z.positive()) });
export type Bet = z.infer<typeof Bet>;

function never(): never {
  throw new BadMove();
}

/** Slots with 3 to 5 reels and fixed lines, wilds, scatters and free spins. A round has no moves. */
export const linesSlot: Family<Params, Bet, never, Outcome> = {
  name: 'lines-slot',
  Params,
  Bet,
  Move: z.never(),
  listedStakes: true,
  freeRounds: true,
  poolOdds: ({ pool }) => pool?.odds ?? null,
  stakeOf({ units }, { stake }) {
    if (stake % units !== 0) throw new BadBet('STAKE_NOT_OFFERED');
    return stake;
  },
  *begin(params, { stake }) {
    const state = yield* playRound(params, stake);
    return { state, payout: amountOf(params, state.units, stake), ...(state.jackpot && { pool: true }) };
  },
  costOf: never,
  move: never,
  leave: never,
  best: never,
  view: (_params, state) => state,
  describeBet,
  examples: ({ units }) => ({ spin: { stake: units * 10 } }),
  par,
};
