import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import { accountOf } from '../../../server/ledger/account.ts';
import { BRAND } from './house.ts';

/** A wallet's initial balance in minor units, which never runs out. */
const FUNDED = 1_000_000_000;
/** Versions that each wallet has before the bench begins. */
export const ENTRIES_EACH = 5;

export interface Books {
  /** Ids of all wallets. */
  wallets: number[];
  hotId: number;
  entries: number;
}

/**
 * Adds wallets with a history, up to this number: rows as the ledger writes them, in one statement per table, because ledger
 * transactions would take minutes. `ledger:check` at the bench's end verifies them.
 */
export const fillBooks = async (database: Database, wallets: number): Promise<Books> => {
  const hotId = await database.transact(async (tx) => {
    const name = { merchant: BRAND, ledger: 'real', currency: 'USD', exponent: 2 } as const;
    const hot = await accountOf(tx, { ...name, kind: 'house', owner: BRAND });
    const bank = await accountOf(tx, { ...name, kind: 'house', owner: 'bench', hot: false });
    // Foreign keys are not checked for the rows of the history; the bench's own transactions are checked.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      create temporary table fresh on commit drop as
      with made as (
        insert into accounts (merchant, ledger, kind, owner, currency, exponent, balance, version)
        select ${BRAND}, 'real', 'wallet', 'member:' || n, 'USD', 2,
               -- An even one gives 1 to its odd neighbour, and takes it back, and so on.
               ${FUNDED} + case when n % 2 = 0 then -1 else 1 end * ((${ENTRIES_EACH} - 1) % 2), ${ENTRIES_EACH}
          from generate_series((select count(*) + 1 from accounts where kind = 'wallet'), ${wallets}::bigint) as n
         order by n
        returning id, split_part(owner, ':', 2)::int as n
      ) select id, n, (n - 1) / 2 as pair from made`.execute(tx);
    await sql`
      with past as (
        insert into ledger_transactions (merchant, kind, actor, idempotency_key, payload_hash)
        select ${BRAND}, 'bet', 'bench', 'pair ' || pair || ' ' || turn, sha256('past')
          from (select distinct pair from fresh) pairs, generate_series(2, ${ENTRIES_EACH}::int) as turn
        returning id, split_part(idempotency_key, ' ', 2)::int as pair, split_part(idempotency_key, ' ', 3)::int as turn
      ), funding as (
        insert into ledger_transactions (merchant, kind, actor, idempotency_key, payload_hash)
        select ${BRAND}, 'deposit', 'bench', 'funding ' || min(n), sha256('funding') from fresh
        returning id
      ), bank as (
        update accounts set balance = balance - total.amount, version = version + 1
          from (select count(*) * ${FUNDED} as amount from fresh) total
         where accounts.id = ${bank.id}
        returning version, balance, total.amount
      )
      insert into entries (account_id, version, merchant, ledger_transaction_id, amount, balance_after)
      select ${bank.id}, bank.version, ${BRAND}, funding.id, -bank.amount, bank.balance from bank, funding
      union all
      select fresh.id, 1, ${BRAND}, funding.id, ${FUNDED}, ${FUNDED} from fresh, funding
      union all
      select fresh.id, past.turn, ${BRAND}, past.id,
             case when (n + turn) % 2 = 0 then -1 else 1 end,
             ${FUNDED} + case when turn % 2 = 1 then 0 when n % 2 = 0 then -1 else 1 end
        from fresh join past using (pair)`.execute(tx);
    return hot.id;
  });
  await sql`vacuum analyze accounts, ledger_transactions, entries`.execute(database.db);
  const { rows } = await sql<{ id: number }>`select id from accounts where kind = 'wallet' order by id`.execute(
    database.db,
  );
  return { wallets: rows.map(({ id }) => id), hotId, entries: rows.length * ENTRIES_EACH };
};
