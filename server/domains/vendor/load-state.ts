import { sql } from 'kysely';
import type { Ledger } from '../../ledger/account.ts';
import type { VendorCode } from '../../../contract/vendor.ts';
import type { CallContext } from './call-context.ts';

/** A recorded vendor transaction. */
export interface KnownTx {
  txId: string;
  kind: 'bet' | 'settle' | 'rollback' | 'adjust';
  memberId: number;
  roundId: string | null;
  vendorRoundId: string;
  amount: number;
  /** Change of the wallet. */
  moved: number;
  state: 'applied' | 'refused' | 'rolled_back' | 'tombstone';
  code: VendorCode;
  platformTxId: string;
  payloadHash: string;
  answer: StoredAnswer;
  poolId: string | null;
  contributionMicro: number;
}
export interface StoredAnswer {
  /** The wallet whose balance the answer gives; null if none was read. */
  ledger: Ledger | null;
  type?: string;
  /** Amount paid by a jackpot. */
  amount?: number;
}
export interface WalletRow {
  id: number;
  ledger: Ledger;
  currency: string;
  exponent: number;
  balance: number;
  /** The house account in the same ledger; null before its first ledger transaction. */
  house: number | null;
}
export interface RoundRow {
  id: string;
  nodeId: number;
  ledger: Ledger;
  state: 'open' | 'closed' | 'rolled_back';
  stake: number;
  payout: number;
  loginId: string;
  playSessionId: string;
  /** Bets not rolled back, and settles that decided the round (promotions do not). */
  openBets: number;
  results: number;
}
export interface GameState {
  nodeId: number;
  name: string;
  poolId: string | null;
  minBet: number;
  maxBet: number;
  minRoundMs: number;
  off: boolean;
  maintenance: boolean;
}
export type Period = 'day' | 'week' | 'month';
export interface Debit {
  session: {
    id: string;
    memberId: number;
    loginId: string;
    nodeId: number;
    ledger: Ledger;
    lastRoundMs: number | null;
    expired: boolean;
    net: number;
    wagered: number;
    minutes: number;
  } | null;
  /** Idle time of the login, milliseconds, the longest pause included; null without a session. */
  idleMs: number | null;
  excluded: boolean;
  locked: boolean;
  stopped: 'MAINTENANCE' | 'GEO_BLOCKED' | 'GAME_DISABLED' | null;
  realityCheck: boolean | null;
  pool: { id: string; contributionMicro: number } | null;
  limits: {
    kind: 'stake' | 'loss' | 'wager' | 'time' | 'deposit';
    period: Period | 'session' | 'bet';
    amount: number;
  }[];
  used: Partial<Record<'loss' | 'wager', Record<Period, number>>>;
  minutes: Record<Period, number | null> | null;
}
/** State of a call's player, round and transactions, read with the player's wallets locked. */
export interface WalletState {
  nowMs: number;
  member: { id: number; name: string; demo: boolean } | null;
  wallets: WalletRow[];
  /** This call's own transaction, if it is a repeat. */
  tx: KnownTx | null;
  /** True if a rollback of this call arrived before it. */
  cancelled: boolean;
  /** The transaction that this call pays or reverses. */
  target: KnownTx | null;
  /** The rollback that reversed it. */
  reversal: KnownTx | null;
  round: RoundRow | null;
  game: GameState | null;
  /** Wins from this amount go to the winners board; the merchant's own value, or undefined. */
  winnersFrom: number | null;
  /** Only for a debit. */
  debit: Debit | null;
}

export interface StateQuery {
  player: string;
  txId: string;
  targetTxId?: string;
  roundId: string;
  game: string;
  debit?: { session: string; poolId?: string };
}

const MEMBER = /^[1-9]\d{0,14}$/;
const SESSION = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Parses the vendor's player id into the member's id. */
export const memberIdOf = (player: string): number | null => (MEMBER.test(player) ? Number(player) : null);
export const sessionIdOf = (session: string): string | null => (SESSION.test(session) ? session : null);

/** Locks the player's wallets and reads everything that the call may need, in one call to the database. */
export const loadState = async (call: CallContext, question: StateQuery): Promise<WalletState> => {
  const { debit } = question;
  const { rows } = await sql<{ state: WalletState }>`
    select vendor_lock_and_load(
      ${call.merchant}, ${call.vendor}, ${memberIdOf(question.player)}::bigint, ${question.txId},
      ${question.targetTxId ?? null}::text, ${question.roundId}, ${question.game}, ${debit !== undefined}::boolean,
      ${debit ? sessionIdOf(debit.session) : null}::uuid, ${debit?.poolId ?? null}::text) as state
  `.execute(call.tx);
  return rows[0]!.state;
};
