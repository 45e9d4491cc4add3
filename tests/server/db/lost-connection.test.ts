import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase, type Tx } from '../../../server/db/database.ts';
import { DatabaseUnavailable } from '../../../server/db/unavailable.ts';
import { openStudioDatabase, type Queryable } from '../../../studio/server/database.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let made: TestDatabase;
beforeAll(async () => {
  made = await createTestDatabase();
});
afterAll(() => made.drop());

/**
 * Ends the connection of a transaction while the transaction waits for something other than the database; resolves after that.
 */
async function cut(pid: number): Promise<void> {
  const other = openDatabase(made.url, { size: 1 });
  await sql`select pg_terminate_backend(${pid})`.execute(other.db);
  await other.close();
  await sleep(100);
}

// An unhandled error event would end the process; vitest fails the run for it, too.
it('the platform: a connection lost during a transaction fails that transaction only', async () => {
  const database = openDatabase(made.url, { size: 2 });
  onTestFinished(() => database.close());
  const pidOf = async (tx: Tx) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]?.pid ?? 0;

  const lost = database.transact(async (tx) => {
    await cut(await pidOf(tx));
    return pidOf(tx);
  });

  await expect(lost).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(await database.transact(pidOf)).toBeGreaterThan(0);
});

it('the Studio: a connection lost during a transaction fails that transaction only', async () => {
  const onError = vi.fn();
  const database = openStudioDatabase(made.url, onError);
  onTestFinished(() => database.close());
  const pidOf = async (tx: Queryable) =>
    (await tx.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

  const lost = database.transact(async (tx) => {
    await cut(await pidOf(tx));
    return pidOf(tx);
  });

  await expect(lost).rejects.toThrow(/terminat|connection/i);
  expect(await database.transact(pidOf)).toBeGreaterThan(0);
});

it('the platform: a server that is not there, or ends, is told from other failures', async () => {
  const nowhere = openDatabase('postgres://nobody@127.0.0.1:1/none', { size: 1 });
  await expect(nowhere.transact((tx) => sql`select 1`.execute(tx))).rejects.toBeInstanceOf(DatabaseUnavailable);
  const database = openDatabase(made.url, { size: 1 });
  onTestFinished(() => database.close());
  const ending = sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.db);
  await expect(ending).rejects.toBeInstanceOf(DatabaseUnavailable);
  // The next caller does not get the ended connection.
  await expect(sql`select 1 / 0`.execute(database.db)).rejects.toThrow('division by zero');
});
