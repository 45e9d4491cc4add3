import type { Millis, MinorUnits } from '../../../contract/primitives.ts';
import type { PastRound, PastSession } from '../../../studio/engines/instant/past-rounds.ts';
import type { PastGame } from './games.ts';

export const DAY_MS = 86_400_000;
export const MINUTE_MS = 60_000;

/** Agents are paid by windows of so long. */
export const WINDOW_MS = 5 * MINUTE_MS;
export const endOfWindow = (atMs: Millis): Millis => Math.floor(atMs / WINDOW_MS) * WINDOW_MS + WINDOW_MS;

/** Days of the history before the day on which it is made. */
export const HISTORY_DAYS = 30;

/** A member of the history. Amounts in minor units. */
export interface Player {
  id: number;
  username: string;
  /** Holder of the payout accounts. */
  name: string;
  /** An agent's player: plays together with others, so that windows of the agents' pay fill. */
  isInTeam: boolean;
  joinedMs: Millis;
  stake: MinorUnits;
  /** Chance of playing on a day, and rounds of a session. */
  plays: number;
  rounds: readonly [min: number, max: number];
  /** Chances of a deposit before a session and of a withdrawal after it. */
  deposits: number;
  withdraws: number;
  /** Deposits more in the first days while there is less than this, and keeps a quarter of it. */
  brings: MinorUnits;
  /** The member's money as planned so far. */
  balance: MinorUnits;
  /** Turnover that deposits still require, as planned so far. */
  open: MinorUnits;
  /** Rounds planned so far. */
  nonce: number;
}

export interface PlannedSession extends PastSession {
  of: PastGame;
  memberId: number;
  /** The login's id. */
  loginId: string;
  endedAtMs: Millis;
  /** Won less staked, and staked, minor units. */
  net: MinorUnits;
  wagered: MinorUnits;
}

export interface PlannedRound extends PastRound {
  of: PastGame;
  memberId: number;
  platformSession: string;
}

/** How a deposit ends. `review`: the operator approves it later; `waits`: it stays in review; `open`: it is not paid yet. */
export type DepositFate = 'paid' | 'review' | 'waits' | 'rejected' | 'declined' | 'expired' | 'cancelled' | 'open';

export interface PlannedDeposit {
  memberId: number;
  atMs: Millis;
  method: 'sandbox-card' | 'sandbox-bank';
  amount: MinorUnits;
  fate: DepositFate;
}

/**
 * What happens to a withdrawal: what the operator decides if it is checked, what the bank does, and what the member answers.
 * A fate that names a state ends there.
 */
export interface WithdrawalFate {
  operator: 'approves' | 'refuses' | 'waits';
  bank: 'pays' | 'parts' | 'fails' | 'silent';
  member: 'received' | 'unanswered' | 'not_received';
  /** The operator decides the case of a part that did not arrive. */
  resolved: boolean;
  /** Days after which the bank sends the money back. */
  returnedAfterDays?: number;
}

export interface PlannedWithdrawal {
  memberId: number;
  atMs: Millis;
  /** Share of the balance, in per cent; the method's bounds apply. */
  amount: MinorUnits;
  method: 'sandbox-bank' | 'sandbox-wallet';
  fate: WithdrawalFate;
}

/** What happens on a day, or until the demo starts. */
export interface Plan {
  /** All of it begins before. */
  untilMs: Millis;
  sessions: PlannedSession[];
  rounds: PlannedRound[];
  deposits: PlannedDeposit[];
  withdrawals: PlannedWithdrawal[];
  /** Ends of the windows in which agents' players bet. */
  windowsEndMs: Millis[];
}
