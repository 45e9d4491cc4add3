import { CompiledQuery, sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Queryable, StudioDatabase } from '../../../studio/server/database.ts';
import { migrateStudio } from '../../../studio/server/migrate.ts';
import { SEARCH_PATH } from './clock.ts';

/** The Studio's database handle, within the history's transaction. */
export const studioIn = (tx: Tx): Queryable => ({
  query: (async (text: string, values: unknown[] = []) => {
    const { rows, numAffectedRows } = await tx.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: Number(numAffectedRows ?? 0) };
  }) as unknown as Queryable['query'],
});

/** Creates the Studio's tables, which it otherwise does itself when the server is built, after the seeding. */
export const prepareStudio = async (tx: Tx): Promise<void> => {
  const studio = studioIn(tx);
  const database: StudioDatabase = { ...studio, transact: (work) => work(studio), close: async () => {} };
  await sql.raw('create schema if not exists studio; set local search_path = studio, pg_catalog').execute(tx);
  await migrateStudio(database);
  await sql.raw(`set local search_path = ${SEARCH_PATH}`).execute(tx);
};
