import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { Kysely, Migrator, PostgresDialect, sql, type Migration } from 'kysely';
import pg from 'pg';

/** The SQL files of a folder beside this one, by name. */
const readFolder = (folder: 'migrations' | 'functions'): { name: string; text: string }[] => {
  const url = new URL(`${folder}/`, import.meta.url);
  return readdirSync(url)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => ({ name: file.replace('.sql', ''), text: readFileSync(new URL(file, url), 'utf8') }));
};

const migrations = (): Record<string, Migration> =>
  Object.fromEntries(
    readFolder('migrations').map(({ name, text }) => [
      name,
      { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) },
    ]),
  );

/** Creates or replaces each SQL function whose file is not the one applied last. Returns their names. */
const applyFunctions = (db: Kysely<unknown>): Promise<string[]> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('sql functions', 0))`.execute(tx);
    // A function's text may name one that is created after it.
    await sql`set local check_function_bodies = off`.execute(tx);
    const { rows } = await sql<{ name: string; checksum: string }>`select name, checksum from sql_functions`.execute(
      tx,
    );
    const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
    const changed = readFolder('functions')
      .map((each) => ({ ...each, checksum: createHash('sha256').update(each.text).digest('hex') }))
      .filter(({ name, checksum }) => applied.get(name) !== checksum);
    for (const { name, text, checksum } of changed) {
      await sql.raw(text).execute(tx);
      await sql`insert into sql_functions (name, checksum) values (${name}, ${checksum})
                on conflict (name) do update set checksum = excluded.checksum`.execute(tx);
    }
    return changed.map(({ name }) => name);
  });

/** Brings the database at `url` to the newest version; two at once wait for one another. Returns the names of what was applied. */
export const migrate = async (url: string): Promise<string[]> => {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // A lost connection is reported by the query that needs it.
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { error, results } = await new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve(migrations()) },
    }).migrateToLatest();
    if (error) throw error instanceof Error ? error : new Error('The migrations failed', { cause: error });
    const functions = await applyFunctions(db);
    return [...(results ?? []).map((result) => result.migrationName), ...functions];
  } finally {
    await db.destroy();
  }
};
