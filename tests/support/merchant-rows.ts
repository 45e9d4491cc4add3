import { sql } from 'kysely';
import type { Db } from '../../server/db/database.ts';

/**
 * Written for every merchant by jobs: the relay empties the outbox, the audit is chained, and agents' pay advances its cursors.
 */
const BY_JOBS = ['outbox', 'feed_log', 'feed_heads', 'audit', 'audit_queue', 'audit_heads', 'pay_cursors'];

/** Hash of one merchant's rows in one table, by `merchant table`. */
export type MerchantRows = ReadonlyMap<string, string>;

let statement: string | undefined;

/** Hashes every merchant's rows in every table that has merchants, whatever their order. */
export const readMerchantRows = async (db: Db): Promise<MerchantRows> => {
  statement ??= await statementOf(db);
  const { rows } = await sql<{ key: string; hash: string }>`${sql.raw(statement)}`.execute(db);
  return new Map(rows.map(({ key, hash }) => [key, hash]));
};

/** Names the merchants and tables whose rows differ. Merchants that were added meanwhile do not count. */
export const changedRows = (before: MerchantRows, after: MerchantRows): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => before.get(key) !== after.get(key) && before.has(`${key.split(' ')[0]} merchants`),
  );

const statementOf = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'merchant'`.execute(db);
  const hashes = (table: string, column: string) =>
    `select ${column} || ' ${table}' as key, count(*) || ':' || sum(hashtextextended(t::text, 0)) as hash
       from ${table} t group by ${column}`;
  return [
    ...rows.filter(({ name }) => !BY_JOBS.includes(name)).map(({ name }) => hashes(name, 'merchant')),
    hashes('merchants', 'code'),
  ].join(' union all ');
};
