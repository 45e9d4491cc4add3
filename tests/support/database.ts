import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** A database for one test. */
export interface TestDatabase {
  url: string;
  /** Drops the database, and closes its remaining connections. */
  drop(): Promise<void>;
}

/** Creates a new, migrated database; drop it in the test's own clean-up, or leave it to the end of the run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(await migratedTemplate());
}

/** Creates a database without tables, for tests of the migrations. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template0');
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const name = `${inject('databasePrefix')}_${randomBytes(6).toString('hex')}`;
  await asAdmin((admin) => admin.query(`create database "${name}" template "${template}" strategy file_copy`));
  return {
    url: urlOf(name),
    drop: () => asAdmin(async (admin) => void (await admin.query(`drop database if exists "${name}" with (force)`))),
  };
}

/** Name of the run's template, which the first test file builds while the others wait. */
async function migratedTemplate(): Promise<string> {
  const name = `${inject('databasePrefix')}_template`;
  await asAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
    if (await exists(admin, name)) return;
    // Migrated under another name, so that a failed migration does not become the template.
    const draft = `${name}_draft`;
    await admin.query(`drop database if exists "${draft}" with (force)`);
    await admin.query(`create database "${draft}" template template0`);
    const { migrate } = await import('../../server/db/migrate.ts');
    await migrate(urlOf(draft), { demo: true });
    await admin.query(`alter database "${draft}" rename to "${name}"`);
  });
  return name;
}

async function exists(admin: Client, name: string): Promise<boolean> {
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

/** Runs the work on its own connection; closing it releases the locks taken on it. */
async function asAdmin<T>(work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: inject('databaseAdminUrl') });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** The admin's URL with another database; the host may be a socket folder, which `URL` cannot hold as a host. */
function urlOf(database: string): string {
  const url = new URL(inject('databaseAdminUrl'));
  url.pathname = `/${database}`;
  return url.href;
}
