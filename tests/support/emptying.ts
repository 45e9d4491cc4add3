import { sql } from 'kysely';
import type { Db } from '../../server/db/database.ts';

/**
 * Deletes all rows but those of the migrations, which is quicker than truncating a hundred tables, and numbers new ones from 1. Of
 * numbers that connections draw in advance, each goes on with its own. Fails if a lock is held for longer than two seconds.
 */
export const emptyDatabase = async (db: Db, { kept = [] }: { kept?: readonly string[] } = {}): Promise<void> => {
  const { rows } = await tablesOf(db);
  const deletes = rows.filter(({ name }) => !kept.includes(name)).map(({ name }) => `delete from ${name};`);
  const statement = `do $$ begin
    set local session_replication_role = replica;
    set local lock_timeout = '2s';
    ${deletes.join('\n')}
    perform setval(seqrelid::regclass, 1, false) from pg_sequence where seqcache = 1;
  end $$`;
  await sql.raw(statement).execute(db);
};

const tablesOf = (db: Db) =>
  sql<{ name: string }>`
    select case when schemaname = 'public' then tablename else schemaname || '.' || tablename end as name from pg_tables
     where schemaname !~ '^pg_|^information_schema' and tablename !~ 'migration' and tablename <> 'sql_functions'`.execute(
    db,
  );

/** What a database has besides rows. A test may add a trigger or a table; its database is not used again. */
export const schemaOf = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ schema: string }>`
    select concat_ws(' ', (select count(*) from pg_attribute a join pg_class c on c.oid = a.attrelid
                            where c.relnamespace = 'public'::regnamespace),
                          (select sum(hashtext(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace),
                          (select string_agg(tgenabled, '' order by oid) from pg_trigger where not tgisinternal),
                          (select count(*) from pg_constraint)) as schema`.execute(db);
  return rows[0]!.schema;
};
