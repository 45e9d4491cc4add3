import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database, type Tx } from '../../../server/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let made: TestDatabase;
let database: Database;
beforeAll(async () => {
  made = await createTestDatabase();
  // One connection, so that the next transaction meets what the previous one left.
  database = openDatabase(made.url, { size: 1 });
  await sql`create table told (what text not null)`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

const tell = (tx: Tx, what: string | null) => sql`insert into told values (${what})`.execute(tx);
const published = async () =>
  (await sql<{ what: string }>`select what from told`.execute(database.db)).rows.map((r) => r.what);
const inTransaction = async (tx: Tx) =>
  // The second statement of a transaction has the transaction id of the first; outside a transaction each statement has its own.
  (await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(tx)).rows[0]!.xid;

it('begins with the first statement, and runs the following statements in one transaction', async () => {
  await database.transact(async (tx) => expect(await inTransaction(tx)).toBe(await inTransaction(tx)));
  await database.transact(async (tx) => {
    const [one, other] = await Promise.all([inTransaction(tx), inTransaction(tx)]);
    expect(one).toBe(other);
  });
});

it('rolls back the first statement with the rest', async () => {
  const failing = database.transact(async (tx) => {
    await tell(tx, 'first');
    throw new Error('later');
  });
  await expect(failing).rejects.toThrow('later');
  expect(await published()).toEqual([]);
});

it('keeps nothing of the transaction when the first statement fails, and the connection stays usable', async () => {
  const failing = database.transact(async (tx) => {
    await tell(tx, null).catch(() => undefined);
    await tell(tx, 'second');
  });
  await expect(failing).rejects.toThrow('aborted');
  await database.transact((tx) => tell(tx, 'next'));
  expect(await published()).toEqual(['next']);
});

it('leaves the connection unchanged when a transaction has no statements', async () => {
  await database.transact(() => Promise.resolve());
  await expect(database.transact(() => Promise.reject(new Error('early')))).rejects.toThrow('early');
  const { rows } = await sql<{ one: string }>`
    select pg_current_xact_id()::text as one`.execute(database.db);
  const after = await sql<{ one: string }>`select pg_current_xact_id()::text as one`.execute(database.db);
  expect(after.rows[0]!.one).not.toBe(rows[0]!.one);
});

it('prepares every statement with values once if it is asked to, and leaves other pools as they are', async () => {
  const keeping = openDatabase(made.url, { size: 1, keepsAll: true });
  const ask = ({ db }: Database, value: number) => sql`select ${value}::int as kept_statement`.execute(db);
  const prepared = async ({ db }: Database) =>
    (await sql`select from pg_prepared_statements where statement like '%kept_statement%'`.execute(db)).rows.length;
  await ask(keeping, 1);
  await ask(keeping, 2);
  await ask(database, 3);
  expect(await prepared(keeping)).toBe(1);
  expect(await prepared(database)).toBe(0);
  await keeping.close();
});
