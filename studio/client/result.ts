import type { RoundView } from '../protocol.ts';

/** How a decided round is shown. A return not above the stake is shown plainly and never celebrated (PP-21). */
export type Result =
  | { kind: 'nothing' }
  | { kind: 'returned'; amount: number }
  | { kind: 'win'; amount: number }
  /** The amount is null until the platform has paid it. */
  | { kind: 'jackpot'; amount: number | null; lines: number };

/** Returns the result of a decided round. */
export function resultOf(round: Pick<RoundView, 'stake' | 'win' | 'jackpotAmount' | 'jackpot'>): Result {
  const lines = round.win ?? 0;
  if (round.jackpot) return { kind: 'jackpot', amount: round.jackpotAmount, lines };
  if (lines > round.stake) return { kind: 'win', amount: lines };
  return lines > 0 ? { kind: 'returned', amount: lines } : { kind: 'nothing' };
}

/** From this many stakes on, a win is a large one. */
const BIG_WIN = 20;

/** Whether a round won so much that it is celebrated longer. */
export function isBigWin(round: Parameters<typeof resultOf>[0]): boolean {
  const result = resultOf(round);
  return result.kind === 'jackpot' || (result.kind === 'win' && result.amount >= BIG_WIN * round.stake);
}

/** Returns the total that a round paid. */
export const paidBy = (round: Pick<RoundView, 'win' | 'jackpotAmount'>): number =>
  (round.win ?? 0) + (round.jackpotAmount ?? 0);

/** Whether the round waits for the player's move. */
export const isWaiting = (round: Pick<RoundView, 'status'>): boolean => round.status === 'waiting';

/** Whether the round is still in progress without the player. */
export const isMoving = (round: Pick<RoundView, 'status'>): boolean =>
  round.status === 'open' || round.status === 'booking' || round.status === 'returning';
