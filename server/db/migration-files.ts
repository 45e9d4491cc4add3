import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { StartupError } from '../start/startup-error.ts';

const MIGRATIONS = new URL('migrations/', import.meta.url);
/** Tables of the demo only. */
const DEMO_MIGRATIONS = new URL('../demo/migrations/', import.meta.url);

/** The folders of migrations, each with the table that records what is applied; that of the demo only where it is on. */
export const MIGRATION_FOLDERS = [
  { folder: MIGRATIONS, table: 'kysely_migration', demo: false },
  { folder: DEMO_MIGRATIONS, table: 'demo_migration', demo: true },
] as const;

export interface SqlFile {
  name: string;
  text: string;
  checksum: string;
}

const sqlFilesIn = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();

/** The names of a folder's migrations. */
export const namesIn = (folder: URL): string[] => sqlFilesIn(folder).map((file) => file.replace('.sql', ''));

/** The SQL files of a folder, by name. A checkout with other line ends has the same checksums. */
export const readFolder = (folder: URL): SqlFile[] =>
  sqlFilesIn(folder).map((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8').replaceAll('\r\n', '\n');
    return { name: file.replace('.sql', ''), text, checksum: createHash('sha256').update(text).digest('hex') };
  });

/** Whether the database has this table. */
export const isThere = async (db: Kysely<any>, table: string): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`select to_regclass(${table}) is not null as known`.execute(db);
  return rows[0]!.known;
};

/**
 * Throws StartupError if the database has a migration that these files do not have, or one that was edited after it was applied.
 * Nothing is changed then.
 */
export const checkApplied = async (db: Kysely<unknown>, files: readonly SqlFile[], table: string): Promise<void> => {
  if (!(await isThere(db, table))) return;
  const known = await isThere(db, 'migration_checksums');
  const { rows } = await sql<{ name: string; checksum: string | null }>`
    select name, ${known ? sql`(select c.checksum from migration_checksums c where c.name = m.name)` : sql`null`} as checksum
      from ${sql.table(table)} m order by name`.execute(db);
  const byName = new Map(files.map((file) => [file.name, file]));
  const newer = rows.find(({ name }) => !byName.has(name));
  if (newer)
    throw new StartupError(
      `This database was made by a newer version of Parlour: it has the migration ${newer.name}, which this version does not know. Start that version or a newer one; nothing in the database was changed.`,
    );
  const edited = rows.find(({ name, checksum }) => checksum !== null && byName.get(name)!.checksum !== checksum);
  if (edited)
    throw new StartupError(
      `The migration ${edited.name} was edited after this database applied it. Restore the file, and write what must change as a new migration; nothing in the database was changed.`,
    );
};

/** Records the checksums of what is applied. Those of databases from before there were checksums are taken as they are. */
export const recordChecksums = async (db: Kysely<unknown>, files: readonly SqlFile[], table: string): Promise<void> => {
  await sql`
    insert into migration_checksums (name, checksum)
    select file.name, file.checksum
      from unnest(${files.map(({ name }) => name)}::text[], ${files.map(({ checksum }) => checksum)}::text[]) as file (name, checksum)
     where file.name in (select name from ${sql.table(table)})
        on conflict do nothing`.execute(db);
};
