import type { RoundView } from '../protocol.ts';

/** How a decided round is shown. A return not above the stake is told plainly and never celebrated (PP-21). */
export type Result =
  | { kind: 'nothing' }
  | { kind: 'returned'; amount: number }
  | { kind: 'win'; amount: number }
  /** The amount is null until the platform has paid it. */
  | { kind: 'jackpot'; amount: number | null; lines: number };

/** The result of a round whose outcome is known. */
export function resultOf(round: Pick<RoundView, 'stake' | 'win' | 'jackpotAmount' | 'outcome'>): Result {
  const lines = round.win ?? 0;
  if (round.outcome?.jackpot) return { kind: 'jackpot', amount: round.jackpotAmount, lines };
  if (lines > round.stake) return { kind: 'win', amount: lines };
  return lines > 0 ? { kind: 'returned', amount: lines } : { kind: 'nothing' };
}

/** All that a round paid. */
export const paidBy = (round: Pick<RoundView, 'win' | 'jackpotAmount'>): number =>
  (round.win ?? 0) + (round.jackpotAmount ?? 0);

/** Standings from which a round still moves on by itself. */
export const isMoving = (round: Pick<RoundView, 'standing'>): boolean =>
  round.standing === 'open' || round.standing === 'booking' || round.standing === 'returning';
