import { sql } from 'kysely';
import { accountOf, type Ledger } from '../../ledger/account.ts';
import { noteTransaction } from '../../ledger/posted.ts';
import type { VendorCode } from '../../../contract/vendor.ts';
import { blockForShortfall } from '../wallet/shortfall.ts';
import type { CallContext } from './call-context.ts';
import type { WalletState, RoundRow, WalletRow, StoredAnswer } from './load-state.ts';

/** What a call decided, to be written at once. Amounts in minor units. */
export interface TransactionEffect {
  kind: 'bet' | 'settle' | 'rollback' | 'adjust';
  memberId: number;
  txId: string;
  targetTxId?: string;
  vendorRoundId: string;
  amount: number;
  /** What the wallet moves by; the lines say the same. */
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
  /** The transaction that is reversed. */
  rolledBack?: string;
  poolId?: string;
  contributionMicro?: number;
  /** What the pool is given, or loses where a bet is rolled back; millionths. */
  contribution?: { poolId: string; micro: number };
  /** Won less staked, and staked: moves the login's position (PP-10) and the limits' counters. */
  net?: number;
  wagered?: number;
  loginId?: string | null;
  countsForLimits: boolean;
  /** What the member owes for it; of real money it blocks play. */
  short?: number;
}

/** Writes it, in one call to the database; answers the row's number and the wallet's balance. */
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

/** The house's account beside this wallet; made at its first posting. */
export const houseAccountOf = async ({ tx, merchant }: CallContext, wallet: WalletRow): Promise<number> =>
  wallet.house ?? (await accountOf(tx, { merchant, kind: 'house', owner: merchant, ...ledgerOf(wallet) })).id;

export const ledgerOf = ({ ledger, currency, exponent }: WalletRow) => ({ ledger, currency, exponent });

/** Whether play in this ledger is the member's own: counted for the position, shown on the site, told on the winners board (PP-23). */
export const isOwnPlay = (state: WalletState, ledger: Ledger): boolean => ledger === 'real' || state.member!.demo;
