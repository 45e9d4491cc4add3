import * as z from 'zod/mini';
import { BadBet, type Family } from '../family.ts';
import { NO_MOVES } from '../shared/one-call.ts';
import { par } from './par.ts';
import { Params } from './params.ts';
import { playRound, type Outcome } from './rules.ts';
import { describeBet } from './describe.ts';

const Bet = z.strictObject({ stake: z.int().check(z.positive()) });
type Bet = z.infer<typeof Bet>;

/** Slots whose reels show 2 to 7 symbols and pay in all ways from the left. Wins vanish and further symbols fall. */
export const waysSlot: Family<Params, Bet, never, Outcome> = {
  name: 'ways-slot',
  Params,
  Bet,
  ...NO_MOVES,
  listedStakes: true,
  freeRounds: true,
  stakeOf({ units }, { stake }) {
    if (stake % units !== 0) throw new BadBet('STAKE_NOT_OFFERED');
    return stake;
  },
  *begin(params, { stake }) {
    const state = yield* playRound(params);
    return { state, payout: state.units * (stake / params.units) };
  },
  view: (_params, state) => state,
  describeBet,
  examples: ({ units }) => ({ spin: { stake: units * 10 } }),
  par,
};
