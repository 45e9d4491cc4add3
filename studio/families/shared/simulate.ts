import type { AnyFamily, Step } from '../family.ts';
import { playNow } from './draw.ts';

/** What a simulation measured, in first stakes of a round. */
export interface Simulated {
  rounds: number;
  /**
   * Mean return for one unit of the first stake, 1 + (payout − all stakes) / first stake, and its standard error. The true
   * return lies within four standard errors but for 1 case in 16,000.
   */
  mean: number;
  standardError: number;
  deviation: number;
  hitRate: number;
  /** Mean return for one unit of all stakes. */
  meanOfAllStakes: number;
}

export interface Round {
  stake: number;
  payout: number;
  moves: unknown[];
  state: unknown;
}

/** Plays one round with the family's best moves, or its leaving moves. */
export function playOut(
  family: AnyFamily,
  params: unknown,
  bet: unknown,
  nextWord: () => number,
  moveOf: 'best' | 'leave' = 'best',
): Round {
  let stake = family.stakeOf(params, bet);
  const moves: unknown[] = [];
  let step: Step<unknown> = playNow(family.begin(params, bet), nextWord);
  while (step.payout === null) {
    const move: unknown = family[moveOf](params, step.state);
    stake += family.costOf(params, step.state, move);
    moves.push(move);
    step = playNow(family.move(params, step.state, move), nextWord);
  }
  return { stake, payout: step.payout, moves, state: step.state };
}

export function simulate(
  family: AnyFamily,
  params: unknown,
  bet: unknown,
  rounds: number,
  nextWord: () => number,
): Simulated {
  const unit = family.stakeOf(params, bet);
  let [sum, square, hits, staked, paid] = [0, 0, 0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const { stake, payout } = playOut(family, params, bet, nextWord);
    const back = 1 + (payout - stake) / unit;
    sum += back;
    square += back * back;
    staked += stake;
    paid += payout;
    if (payout > 0) hits += 1;
  }
  const mean = sum / rounds;
  const variance = Math.max(0, square / rounds - mean * mean);
  const deviation = Math.sqrt(variance);
  return {
    rounds,
    mean,
    standardError: deviation / Math.sqrt(rounds),
    deviation,
    hitRate: hits / rounds,
    meanOfAllStakes: paid / staked,
  };
}
