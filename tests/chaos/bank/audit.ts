import { sql } from 'kysely';
import { everyMerchant, type Database, type Tx } from '../../../server/db/database.ts';

/** All money of the bank at one moment. */
export interface Audit {
  /** Over all accounts, including entries that are not rolled up; minor units. */
  sum: number;
  negative: number;
  waiting: number;
}

/** Reads the audit from this transaction's snapshot. */
export const auditIn = async (tx: Tx): Promise<Audit> => {
  const { rows } = await sql<Audit>`
    select ((select sum(balance) from accounts) + coalesce((select sum(amount) from unrolled_entries), 0))::bigint as sum,
           (select count(*) from accounts where kind = 'wallet' and balance < 0) as negative,
           (select count(*) from unrolled_entries) as waiting`.execute(everyMerchant(tx));
  return rows[0]!;
};

/** Describes what is wrong with the audit. */
export const faultsOf = ({ sum, negative }: Audit): string[] => [
  ...(sum === 0 ? [] : [`the sum over all accounts is ${sum}`]),
  ...(negative === 0 ? [] : [`${negative} wallets are below zero`]),
];

/** Acknowledged keys without a ledger transaction. */
export const lostKeys = async (database: Database, keys: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select idempotency_key as key from ledger_transactions where actor = 'bank'`.execute(everyMerchant(database.db));
  const there = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !there.has(key));
};

/** The number of deadlocks that PostgreSQL has counted in this database. */
export const deadlocks = async (database: Database): Promise<number> => {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(database.db);
  return rows[0]!.deadlocks;
};

/** Ends a random connection to this database, except those of `own`; returns whether there was one. */
export const endOneBackend = async (database: Database, own: string, random: () => number): Promise<boolean> => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and application_name <> ${own}
       and pid <> pg_backend_pid()`.execute(database.db);
  const one = rows[Math.floor(random() * rows.length)];
  if (one) await sql`select pg_terminate_backend(${one.pid})`.execute(database.db);
  return one !== undefined;
};
