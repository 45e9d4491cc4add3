import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/database.ts';
import { DatabaseUnavailable } from '../../../server/db/unavailable.ts';
import { createTestDatabase } from '../../support/database.ts';

const open = (url: string, stalledAfterMs?: number): Database => {
  const database = openDatabase(url, { size: 2, ...(stalledAfterMs && { stalledAfterMs }) });
  onTestFinished(() => database.close());
  return database;
};
const add = (database: Database, code: string) =>
  database.db.insertInto('merchants').values({ code, brand: '{}', flags: '{}' }).execute();
const touch = sql`update merchants set flags = '{}' where code = 'parlour'`;

it('releases the row locks of a node that stalls within a transaction', async () => {
  const { url } = await createTestDatabase();
  const still = open(url, 300);
  const other = open(url);
  await add(other, 'parlour');
  let go = () => {};
  const goesOn = new Promise<void>((resolve) => (go = resolve));
  let lock = () => {};
  const hasLocked = new Promise<void>((resolve) => (lock = resolve));
  const stalled = still.transact(async (tx) => {
    await touch.execute(tx);
    lock();
    await goesOn;
    await touch.execute(tx);
  });
  await hasLocked;
  await touch.execute(other.db);
  go();
  await expect(stalled).rejects.toBeInstanceOf(DatabaseUnavailable);
  // The node continues on another connection.
  await touch.execute(still.db);
});

it('ends a transaction that is idle for ten seconds', async () => {
  const { url } = await createTestDatabase();
  const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(open(url).db);
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '10s' }]);
});
