import { CompiledQuery, sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { Queryable } from '../../../studio/server/database.ts';
import { migrateStudio } from '../../../studio/server/migrate.ts';

/**
 * Runs the work in a transaction of the Studio's, on a connection of its own, as the Studio itself would. Creates its tables
 * before, which it otherwise does itself when the server is built. The transaction may wait as long as the history takes.
 */
export const inStudio = async <T>(database: Database, work: (studio: Queryable) => Promise<T>): Promise<T> => {
  const transact = <Result>(each: (studio: Queryable) => Promise<Result>): Promise<Result> =>
    database.transact(async (tx) => {
      await sql
        .raw(
          `set local search_path = studio, pg_catalog; set local enable_seqscan = off; set local idle_in_transaction_session_timeout = '5min'`,
        )
        .execute(tx);
      return each(studioIn(tx));
    });
  await migrateStudio({ transact });
  return transact(work);
};

const studioIn = (tx: Tx): Queryable => ({
  query: (async (text: string, values: unknown[] = []) => {
    const { rows, numAffectedRows } = await tx.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: Number(numAffectedRows ?? 0) };
  }) as unknown as Queryable['query'],
});
