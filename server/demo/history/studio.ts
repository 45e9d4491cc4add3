import { openStudioDatabase, type Queryable } from '../../../studio/server/database.ts';
import { migrateStudio } from '../../../studio/server/migrate.ts';

/**
 * Runs the work in a transaction of the Studio's, on connections of its own. Creates its tables before, which it otherwise does
 * itself when the server is built. The transaction may wait as long as the history takes.
 */
export const inStudio = async <T>(databaseUrl: string, work: (studio: Queryable) => Promise<T>): Promise<T> => {
  // A lost connection fails at its next statement.
  const database = openStudioDatabase(databaseUrl, () => undefined);
  try {
    await migrateStudio(database);
    return await database.transact(async (studio) => {
      await studio.query(`set local idle_in_transaction_session_timeout = '5min'`);
      return work(studio);
    });
  } finally {
    await database.close();
  }
};
