import { BadMove, type Step } from '../family.ts';
import type { Rule } from '../shared/draw.ts';
import { stopOf } from '../shared/ladder.ts';
import { paid, wholeStake } from '../shared/multiplier.ts';
import { stepsOf } from './par.ts';
import type { Bet, Move, Params } from './params.ts';

/*
 * A coin is flipped for each call. A right call raises what stopping pays, a wrong one ends the round with nothing. The
 * bet is the first call; after each right call the player calls again or cashes out.
 * Draws: one for each call, among 2 cases; case 0 is heads.
 */

export interface State {
  stake: number;
  calls: Side[];
  flips: Side[];
  /** What the round pays if it ends now, in hundredths: 0 after a wrong call. */
  multiplier: number;
  over: boolean;
}
type Side = Bet['call'];

export const stakeOf = (_: Params, bet: Bet): number => wholeStake(bet.stake);

export function begin(params: Params, bet: Bet): Rule<Step<State>> {
  return flip(params, { stake: bet.stake, calls: [], flips: [], multiplier: 0, over: false }, bet.call);
}

export function costOf(_: Params, state: State): number {
  if (state.over) throw new BadMove();
  return 0;
}

export function* move(params: Params, state: State, next: Move): Rule<Step<State>> {
  costOf(params, state);
  if ('call' in next) return yield* flip(params, state, next.call);
  return { state: { ...state, over: true }, payout: paid(state.stake, state.multiplier) };
}

function* flip(params: Params, state: State, call: Side): Rule<Step<State>> {
  const flipped = (yield 2) === 0 ? 'heads' : 'tails';
  const steps = stepsOf(params);
  const right = flipped === call;
  const count = state.calls.length + 1;
  const over = !right || count === steps.length;
  const multiplier = right ? steps[count - 1]!.multiplier : 0;
  return {
    state: { ...state, calls: [...state.calls, call], flips: [...state.flips, flipped], multiplier, over },
    payout: over ? paid(state.stake, multiplier) : null,
  };
}

export const leave = (): Move => ({ cashOut: true });

export function best(params: Params, state: State): Move {
  return state.multiplier >= stopOf(stepsOf(params)).multiplier ? { cashOut: true } : { call: 'heads' };
}

/** What the player sees, with the multiplier of the next right call. */
export function view(params: Params, state: State): unknown {
  const next = state.over ? undefined : stepsOf(params)[state.calls.length]?.multiplier;
  return { ...state, next: next ?? null };
}
