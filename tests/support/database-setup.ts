import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../server/db/embedded/index.ts';
import { quickFolder } from './quick-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A connection that may create and drop databases. */
    databaseAdminUrl: string;
    /** Prefix of every database name of this run. */
    databasePrefix: string;
  }
}

interface Run {
  adminUrl: string;
  prefix: string;
  stop(): Promise<void>;
}

/** vitest loads this file once for each project; the run's one database server is kept across projects. */
const shared = globalThis as typeof globalThis & { parlourTestRun?: { users: number; run: Promise<Run> } };

/** Starts or joins the database server of the run, and passes its address to the tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const current = (shared.parlourTestRun ??= { users: 0, run: startRun() });
  current.users += 1;
  const run = await current.run;
  project.provide('databaseAdminUrl', run.adminUrl);
  project.provide('databasePrefix', run.prefix);
  return async () => {
    current.users -= 1;
    if (current.users > 0) return;
    shared.parlourTestRun = undefined;
    await run.stop();
  };
}

async function startRun(): Promise<Run> {
  const given = process.env['TEST_DATABASE_URL'];
  const own = given ? undefined : await ownServer();
  const adminUrl = given ?? own?.url ?? '';
  const prefix = `parlour_test_${randomBytes(4).toString('hex')}`;
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  // Held as long as this process lives, so that a later run can detect databases left by a crash.
  await admin.query('select pg_advisory_lock(hashtext($1))', [prefix]);
  await dropLeftovers(admin);
  return {
    adminUrl,
    prefix,
    async stop() {
      await dropDatabases(admin, prefix);
      await admin.end();
      await own?.stop();
    },
  };
}

/** A PostgreSQL server of this run in a temporary folder; its supervisor stops it when the run dies. */
async function ownServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(quickFolder(), 'parlour-test-'));
  // When the run is root, PostgreSQL runs as another user, who needs access to this folder.
  await chmod(dataDir, 0o711);
  // Test data may be lost; waiting for the disk would take most of a test's time.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
  const server = await startEmbeddedPostgres({ dataDir, settings, log: () => undefined });
  await hashLightly(server.url);
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Thousands of connections authenticate: with the default of 4,096 rounds that takes a thirtieth of a run. */
async function hashLightly(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('set scram_iterations = 1');
  const password = client.escapeLiteral(decodeURIComponent(new URL(url).password));
  await client.query(`alter role current_user password ${password}`);
  await client.end();
}

async function dropLeftovers(admin: Client): Promise<void> {
  const { rows } = await admin.query<{ prefix: string }>(
    `select distinct substring(datname from '^parlour_test_[0-9a-f]{8}') as prefix
       from pg_database where datname ~ '^parlour_test_[0-9a-f]{8}'`,
  );
  for (const { prefix } of rows) {
    const lock = await admin.query<{ free: boolean }>('select pg_try_advisory_lock(hashtext($1)) as free', [prefix]);
    if (!lock.rows[0]?.free) continue;
    await dropDatabases(admin, prefix);
    await admin.query('select pg_advisory_unlock(hashtext($1))', [prefix]);
  }
}

async function dropDatabases(admin: Client, prefix: string): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of rows) await admin.query(`drop database if exists "${datname}" with (force)`);
}
