import { sql } from 'kysely';
import { everyMerchant, type Tx } from '../../../server/db/database.ts';

/** A withdrawal as the platform stored it, with the sums that it moved in the ledger by kind of account; minor units. */
export interface BookedOrder {
  id: string;
  memberId: number;
  key: string;
  state: string;
  amount: number;
  fee: number;
  reference: string | null;
  /** The states of its timeline, in order. */
  timeline: string[];
  /** Its parts: the provider's event, and what it paid. */
  parts: Record<string, number>;
  /** States of its parts by their ids. */
  partStates: Record<string, string>;
  returned: number;
  moved: Partial<Record<'wallet' | 'reserve' | 'cashier' | 'house', number>>;
}

/** An order as the bank stored it, with all that happened to it until now. */
export interface BankOrder {
  id: string;
  reference: string;
  amount: number;
  events: { id: string; outcome: 'part_paid' | 'failed' | 'returned'; amount: number }[];
}

/** Both sides of the withdrawals of some members. */
export interface Books {
  orders: BookedOrder[];
  atBank: BankOrder[];
  /** Balances by member. */
  wallets: Map<number, number>;
  reserves: Map<number, number>;
}

const lines = sql`(select ledger_transaction_id, account_id, amount from entries union all
                   select ledger_transaction_id, account_id, amount from unrolled_entries)`;

/** Reads the rows directly, not through the platform's own queries. */
export const readBooks = async (tx: Tx, members: readonly number[]): Promise<Books> => {
  const db = everyMerchant(tx);
  const orders = await sql<BookedOrder>`
    select w.id, w.member_id as "memberId", w.idempotency_key as key, w.state, w.amount, w.fee, w.provider_ref as reference,
           array(select e.state from withdrawal_events e where e.withdrawal_id = w.id order by e.id) as timeline,
           (select coalesce(jsonb_object_agg(p.provider_event, p.amount), '{}') from withdrawal_parts p
             where p.withdrawal_id = w.id) as parts,
           (select coalesce(jsonb_object_agg(p.id, p.state), '{}') from withdrawal_parts p
             where p.withdrawal_id = w.id) as "partStates",
           (select coalesce(sum((e.details ->> 'amount')::bigint), 0)::bigint from withdrawal_events e
             where e.withdrawal_id = w.id and e.state = 'returned') as returned,
           (select coalesce(jsonb_object_agg(kind, amount), '{}') from (
              select a.kind, sum(l.amount)::bigint as amount from ledger_transactions p
                join ${lines} l on l.ledger_transaction_id = p.id join accounts a on a.id = l.account_id
               where p.actor = 'withdrawal:' || w.id group by a.kind) sums) as moved
      from withdrawals w where w.member_id = any (${members}) order by w.created_at, w.id`.execute(db);
  const atBank = await sql<BankOrder>`
    select o.withdrawal_id as id, o.reference, o.amount,
           (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'outcome', e.outcome, 'amount', e.amount)
              order by e.happens_at, e.position), '[]') from bank.events e
             where e.merchant = o.merchant and e.withdrawal_id = o.withdrawal_id and e.happens_at <= clock_timestamp()) as events
      from bank.orders o`.execute(db);
  const accounts = await sql<{ memberId: number; kind: string; balance: number }>`
    select member_id as "memberId", kind, balance from accounts
     where ledger = 'real' and kind in ('wallet', 'reserve') and member_id = any (${members})`.execute(db);
  const balances = (kind: string) =>
    new Map(
      accounts.rows.filter((each) => each.kind === kind).map(({ memberId, balance }) => [memberId, Number(balance)]),
    );
  return { orders: orders.rows, atBank: atBank.rows, wallets: balances('wallet'), reserves: balances('reserve') };
};
