import { sql } from 'kysely';
import { accountOf, type Ledger } from '../../ledger/account.ts';
import { noteTransaction } from '../../ledger/posted.ts';
import type { VendorCode } from '../../../contract/vendor.ts';
import { blockForShortfall } from '../wallet/shortfall.ts';
import type { CallContext } from './call-context.ts';
import type { WalletState, RoundRow, WalletRow, StoredAnswer } from './load-state.ts';

/** The decided effect of a call, to be written at once. Amounts in minor units. */
export interface TransactionEffect {
  kind: 'bet' | 'settle' | 'rollback' | 'adjust';
  memberId: number;
  txId: string;
  targetTxId?: string;
  vendorRoundId: string;
  amount: number;
  /** Change of the wallet, equal to its entries. */
  moved?: number;
  state: 'applied' | 'refused' | 'tombstone';
  code: VendorCode;
  platformTxId: string;
  answer: StoredAnswer;
  lines: { accountId: number; amount: number }[];
  postingKind?: string;
  about?: string;
  currency?: string;
  exponent?: number;
  round?: {
    id: string;
    open?: { playSessionId: string; nodeId: number; ledger: Ledger };
    stake?: number;
    payout?: number;
    state?: RoundRow['state'];
  };
  /** The reversed transaction. */
  rolledBack?: string;
  poolId?: string;
  contributionMicro?: number;
  /** The pool's contribution, negative if a bet is rolled back; millionths. */
  contribution?: { poolId: string; micro: number };
  /** Won less staked, and staked. Changes the login's position (PP-10) and the counters of limits. */
  net?: number;
  wagered?: number;
  loginId?: string | null;
  countsForLimits: boolean;
  /** What the member owes because of it. A debt of real money blocks play. */
  short?: number;
}

/** Writes the effect in one call to the database. Returns the row's number and the wallet's balance. */
export const applyEffect = async (
  call: CallContext,
  effect: TransactionEffect,
  payloadHash: Buffer,
): Promise<{ txRow: number; balance: number | null }> => {
  const { rows } = await sql<{ done: { txRow: number; wallets: { balance: number }[] } }>`
    select vendor_apply(${call.merchant}, ${call.vendor}, ${JSON.stringify(effect)}::jsonb, ${payloadHash}) as done
  `.execute(call.tx);
  const { txRow, wallets } = rows[0]!.done;
  if (effect.short && effect.countsForLimits) await blockForShortfall(call.tx, call.merchant, effect.memberId);
  if (effect.lines.length > 0) noteTransaction(call.tx, effect.postingKind ?? effect.kind);
  return { txRow, balance: wallets[0]?.balance ?? null };
};

/** Returns the house account for this wallet; created with its first ledger transaction. */
export const houseAccountOf = async ({ tx, merchant }: CallContext, wallet: WalletRow): Promise<number> =>
  wallet.house ?? (await accountOf(tx, { merchant, kind: 'house', owner: merchant, ...ledgerOf(wallet) })).id;

export const ledgerOf = ({ ledger, currency, exponent }: WalletRow) => ({ ledger, currency, exponent });

/**
 * Whether play in this ledger is the member's main play: it counts for the position, shows on the site, and enters the winners
 * board (PP-23).
 */
export const isOwnPlay = (state: WalletState, ledger: Ledger): boolean => ledger === 'real' || state.member!.demo;
