import { sql } from 'kysely';
import type { Ledger } from '../../ledger/account.ts';
import type { VendorCode } from '../../../contract/vendor.ts';
import type { CallContext } from './call-context.ts';

/** A vendor's transaction as it was written down. */
export interface KnownTx {
  txId: string;
  kind: 'bet' | 'settle' | 'rollback' | 'adjust';
  memberId: number;
  roundId: string | null;
  vendorRoundId: string;
  amount: number;
  /** What the wallet moved by. */
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
  /** Whose wallet the balance in the answer is of; null where no wallet was looked at. */
  ledger: Ledger | null;
  type?: string;
  /** What a jackpot paid. */
  amount?: number;
}
export interface WalletRow {
  id: number;
  ledger: Ledger;
  currency: string;
  exponent: number;
  balance: number;
  /** The house's account in the same books; null before its first posting. */
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
  /** Bets that stand, and settles that decided it (promotions do not). */
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
  /** How long the login has been without its person, milliseconds, the longest pause included; null without a session. */
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
/** What is known of a call's player, round and transactions, with the player's wallets locked. */
export interface WalletState {
  nowMs: number;
  member: { id: number; name: string; demo: boolean } | null;
  wallets: WalletRow[];
  /** This call's own transaction, where it came before. */
  tx: KnownTx | null;
  /** True where a rollback of this call came before it. */
  cancelled: boolean;
  /** The transaction that this call pays or reverses. */
  target: KnownTx | null;
  /** The rollback that reversed it. */
  reversal: KnownTx | null;
  round: RoundRow | null;
  game: GameState | null;
  /** Wins from here on go to the winners board; the brand's own, or undefined. */
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

/** The member that a vendor calls by this name. */
export const memberIdOf = (player: string): number | null => (MEMBER.test(player) ? Number(player) : null);
export const sessionIdOf = (session: string): string | null => (SESSION.test(session) ? session : null);

/** Locks the player's wallets and looks at everything a call may need, in one call to the database. */
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
