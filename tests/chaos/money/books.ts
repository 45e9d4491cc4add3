import { sql } from 'kysely';
import { everyMerchant, type Tx } from '../../../server/db/database.ts';

/** A vendor's transaction as the platform stored it. */
export interface BookedTx {
  txId: string;
  kind: string;
  state: string;
  platformTxId: string;
  postingId: number | null;
}

/** The effect of a vendor's ledger transaction on a member's wallet, minor units. */
export interface BookedTransaction {
  id: number;
  key: string;
  memberId: number;
  moved: number;
}

/** The platform's records of one vendor: one side of the oracle's comparison. */
export interface Books {
  txs: BookedTx[];
  transactions: BookedTransaction[];
  /** The real wallets by member: their balance, and the sum of their entries; minor units. */
  wallets: Map<number, { balance: number; version: number }>;
}

/** Reads the rows directly, not through the platform's own queries. */
export const readBooks = async (tx: Tx, vendor: string): Promise<Books> => {
  const db = everyMerchant(tx);
  const txs = await sql<BookedTx>`
    select tx_id as "txId", kind, state, platform_tx_id as "platformTxId", ledger_transaction_id as "postingId"
      from vendor_txs where vendor = ${vendor} order by id`.execute(db);
  const transactions = await sql<BookedTransaction>`
    select p.id, p.idempotency_key as key, a.member_id as "memberId", sum(e.amount)::bigint as moved
      from ledger_transactions p join entries e on e.ledger_transaction_id = p.id join accounts a on a.id = e.account_id and a.kind = 'wallet'
     where p.actor = ${`vendor:${vendor}`} group by p.id, a.member_id order by p.id`.execute(db);
  const wallets = await sql<{ memberId: number; balance: number; version: number }>`
    select member_id as "memberId", balance, version
      from accounts where kind = 'wallet' and ledger = 'real'`.execute(db);
  return {
    txs: txs.rows,
    transactions: transactions.rows,
    wallets: new Map(wallets.rows.map(({ memberId, ...wallet }) => [memberId, wallet])),
  };
};
