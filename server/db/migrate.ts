import { readFileSync } from 'node:fs';
import { Kysely, Migrator, PostgresDialect, sql, type Migration } from 'kysely';
import pg from 'pg';
import { checkApplied, MIGRATION_FOLDERS, readFolder, recordChecksums } from './migration-files.ts';
import { StartupError } from '../start/startup-error.ts';

const ROW_SECURITY = new URL('row-security.sql', import.meta.url);
const FUNCTIONS = new URL('functions/', import.meta.url);

/**
 * Applies the migrations of a folder that are not recorded in `table`, or those with names below `before`. One with an earlier
 * name than the last applied is applied too: it was merged later. Returns their names.
 */
const applyMigrations = async (
  db: Kysely<unknown>,
  { folder, table }: { folder: URL; table: string },
  before?: string,
): Promise<string[]> => {
  const files = readFolder(folder);
  await checkApplied(db, files, table);
  const migrations = files
    .filter(({ name }) => before === undefined || name < before)
    .map(({ name, text }): [string, Migration] => [
      name,
      { up: async (tx: Kysely<unknown>) => void (await sql.raw(text).execute(tx)) },
    ]);
  const { error, results = [] } = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(Object.fromEntries(migrations)) },
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The migrations failed', { cause: error });
  if (before === undefined) await recordChecksums(db, files, table);
  return results.map((result) => result.migrationName);
};

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
    const changed = readFolder(FUNCTIONS).filter(({ name, checksum }) => applied.get(name) !== checksum);
    for (const { name, text, checksum } of changed) {
      await sql.raw(text).execute(tx);
      await sql`insert into sql_functions (name, checksum) values (${name}, ${checksum})
                on conflict (name) do update set checksum = excluded.checksum`.execute(tx);
    }
    return changed.map(({ name }) => name);
  });

/** Adds row-level security to tables without it. Throws StartupError if the database's user may not create or take the role. */
const applyRowSecurity = async (db: Kysely<unknown>): Promise<void> => {
  try {
    await sql.raw(readFileSync(ROW_SECURITY, 'utf8')).execute(db);
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    const { rows } = await sql<{ user: string; known: boolean }>`
      select quote_ident(current_user) as "user",
             exists (select from pg_roles where rolname = 'parlour_merchant') as known`.execute(db);
    const { user = '<that user>', known = false } = rows[0] ?? {};
    throw new StartupError(
      `The user of DATABASE_URL may not take the role parlour_merchant, as which calls run so that no merchant reads the rows of another: have an administrator run '${known ? '' : 'create role parlour_merchant; '}grant parlour_merchant to ${user};'.`,
    );
  }
};

/** Migrations before the baseline of 2026-11-23 were numbered. Nothing leads from them to it. */
const refuseOldLayout = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<{ known: boolean }>`select to_regclass('kysely_migration') is not null as known`.execute(
    db,
  );
  if (!rows[0]?.known) return;
  const numbered = await sql`select from kysely_migration where name ~ '^[0-9]{4}-' limit 1`.execute(db);
  if (numbered.rows.length === 0) return;
  throw new StartupError(
    'This database was made by a version of Parlour before 2026-11-23, whose tables this version does not read: name another data folder (DATA_DIR) or database (DATABASE_URL), or delete the old one; nothing in it was changed.',
  );
};

interface MigrateOptions {
  /** With the tables of the demo. */
  demo?: boolean;
  /** Only migrations with names below this one, without functions, for tests of a migration on an older database. */
  before?: string;
  /** Prints a sentence at the terminal. */
  say?: (line: string) => void;
  /** How long a statement waits for a lock, milliseconds, and how often all is tried. */
  lock?: { timeoutMs: number; tries: number };
}

/** Statements behind a waiting migration would wait with it, so it gives up soon, and tries again. Five minutes in all. */
const LOCK = { timeoutMs: 5_000, tries: 60 };
/** PostgreSQL: `lock_not_available`. */
const NO_LOCK = '55P03';

/**
 * Brings the database at `url` to the newest version. Two at once wait for one another. Returns the names of what was applied.
 * Throws StartupError for a database from before the baseline or of a newer version, for a migration that was edited, and if a
 * lock is not to be had.
 */
export const migrate = async (url: string, options: MigrateOptions = {}): Promise<string[]> => {
  const { lock = LOCK, say } = options;
  for (let tried = 1; ; tried += 1) {
    try {
      return await migrateOnce(url, { ...options, lock });
    } catch (error) {
      if ((error as { code?: string }).code !== NO_LOCK) throw error;
      if (tried >= lock.tries)
        throw new StartupError(
          'The migration of the database waits for a lock that another session holds. End long statements and open transactions (pg_stat_activity names them), and start again; nothing was changed.',
        );
      say?.('The migration of the database waits for a lock that another session holds; it is tried again.');
    }
  }
};

const migrateOnce = async (url: string, { demo = false, before, lock = LOCK }: MigrateOptions): Promise<string[]> => {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // A lost connection is reported by the query that needs it.
  pool
    .on('error', () => undefined)
    .on('connect', (client) => {
      client.on('error', () => undefined);
      client.query(`set lock_timeout = ${lock.timeoutMs}`).catch(() => undefined);
    });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await refuseOldLayout(db);
    const [platform, demoTables] = MIGRATION_FOLDERS;
    const migrated = await applyMigrations(db, platform, before);
    if (before !== undefined) return migrated;
    const applied = [
      ...migrated,
      ...(demo ? await applyMigrations(db, demoTables) : []),
      ...(await applyFunctions(db)),
    ];
    await applyRowSecurity(db);
    return applied;
  } finally {
    await db.destroy();
  }
};
