import { BadBet, BadMove, type Step } from '../family.ts';
import type { Rule } from '../shared/draw.ts';
import { paid, wholeStake } from '../shared/multiplier.ts';
import { minOut, type Bet, type Move, type Params } from './shape.ts';

/*
 * One flight for everybody. The draw fixes how far it goes; a bet that cashes out up to there wins its stake times the multiplier.
 * Draws: one of 2^32 cases. Case n, from 0: the flight goes to (1 − edge) × 2^32 / (n + 1), in whole hundredths, rounded down.
 * Less than 1.01 is 1.00: nobody can cash out. More than the top is the top.
 */

export const CASES = 2 ** 32;
/** The flight ends before anybody can cash out. */
const NOWHERE = 100;

export interface State {
  bet: Bet;
  /** How far the flight goes, in hundredths; null if this bet was over before its end. */
  end: number | null;
  /** Where the bet cashed out. */
  at: number | null;
  /** Null while it flies. */
  payout: number | null;
}

/** (1 − edge) × 2^32 × 100, so that dividing by the case gives hundredths. */
export const wholeOf = ({ edge }: Params): bigint => (BigInt(10_000 - edge) * BigInt(CASES)) / 100n;

/** How far the flight of this case goes. */
export function endOf(params: Params, drawn: number): number {
  const end = Number(wholeOf(params) / BigInt(drawn + 1));
  return end < minOut ? NOWHERE : Math.min(end, params.top);
}

/** Where this bet cashes out by itself at the latest. */
export const targetOf = ({ top }: Params, { auto }: Bet): number => Math.min(auto ?? top, top);

export function stakeOf({ top }: Params, { stake, auto }: Bet): number {
  if (auto !== null && auto > top) throw new BadBet('BET_NOT_OFFERED');
  return wholeStake(stake);
}

export function* begin(params: Params, bet: Bet): Rule<Step<State>> {
  const end = endOf(params, yield CASES);
  return { state: { bet, end, at: null, payout: null }, payout: null };
}

// oxlint-disable-next-line require-yield -- A move of this family draws nothing.
export function* move(params: Params, { bet, end, payout: before }: State, { at }: Move): Rule<Step<State>> {
  if (end === null || before !== null) throw new BadMove();
  const target = targetOf(params, bet);
  if (at !== null && (at > end || at > target)) throw new BadMove();
  const out = at ?? (target <= end ? target : null);
  if (out === null) return { state: { bet, end, at: null, payout: 0 }, payout: 0 };
  const payout = paid(bet.stake, out);
  return { state: { bet, end: null, at: out, payout }, payout };
}

/** While it flies, nobody knows how far. */
export const view = (_: Params, state: State): State => (state.payout === null ? { ...state, end: null } : state);
