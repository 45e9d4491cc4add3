import { readdirSync, readFileSync } from 'node:fs';
import { Kysely, Migrator, PostgresDialect, sql, type Migration } from 'kysely';
import pg from 'pg';

const folder = new URL('migrations/', import.meta.url);

const migrations = (): Record<string, Migration> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .map((name) => {
        const text = readFileSync(new URL(name, folder), 'utf8');
        return [
          name.replace('.sql', ''),
          { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) },
        ];
      }),
  );

/** Brings the database at `url` to the newest version; two at once wait for one another. Answers the names of what was applied. */
export const migrate = async (url: string): Promise<string[]> => {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // A connection lost meanwhile is told by the query that misses it.
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { error, results } = await new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve(migrations()) },
    }).migrateToLatest();
    if (error) throw error instanceof Error ? error : new Error('The migrations failed', { cause: error });
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
};
