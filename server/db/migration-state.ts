import { sql } from 'kysely';
import type { BaseContext } from '../app/base-context.ts';
import { isThere, MIGRATION_FOLDERS, namesIn } from './migration-files.ts';

interface FailingMigrations {
  check: 'migrations';
  reason: string;
  serves: boolean;
}

/** Lists at most this many names in a reason. */
const NAMED = 3;
const listed = (names: readonly string[]): string =>
  names.length <= NAMED ? names.join(', ') : `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more`;

/** Compares the migrations of the database with those of this version while the node runs; the start applied all of them. */
export const createMigrationState = ({ config, database }: Pick<BaseContext, 'config' | 'database'>) => {
  const sets = MIGRATION_FOLDERS.filter(({ demo }) => config.demo || !demo).map(({ folder, table }) => ({
    table,
    own: namesIn(folder),
  }));
  return {
    /** Reads which migrations are missing in the database, and which it has that this version does not know. */
    async failing(): Promise<FailingMigrations[]> {
      const missing: string[] = [];
      const unknown: string[] = [];
      for (const { table, own } of sets) {
        const { rows } = (await isThere(database.db, table))
          ? await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(database.db)
          : { rows: [] };
        const applied = rows.map(({ name }) => name);
        missing.push(...own.filter((name) => !applied.includes(name)));
        unknown.push(...applied.filter((name) => !own.includes(name)));
      }
      return [
        ...(missing.length > 0
          ? [
              {
                check: 'migrations' as const,
                reason: `The database lacks migrations of this version: ${listed(missing)}. Start the node again, which applies them.`,
                serves: false,
              },
            ]
          : []),
        ...(unknown.length > 0
          ? [
              {
                check: 'migrations' as const,
                reason: `The database has migrations of a newer version: ${listed(unknown)}. Start the node again with that version.`,
                serves: true,
              },
            ]
          : []),
      ];
    },
  };
};
