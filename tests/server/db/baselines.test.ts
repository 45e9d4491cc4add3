import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { wallet } from '../../../contract/wallet.ts';
import { checkLedger } from '../../../server/app/compose.ts';
import { openDatabase, type Database } from '../../../server/db/database.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { callServer } from '../../support/calls.ts';
import { createEmptyDatabase, type TestDatabase } from '../../support/database.ts';
import { startTestSite } from '../../support/started-site.ts';
import { openSession } from '../../support/test-server.ts';
import { catalogOf } from './support/catalog.ts';

/** Databases of earlier versions, as docs/migrations.md says. */
const FOLDER = new URL('baselines/', import.meta.url);
const BASELINES = readdirSync(FOLDER).map((file) => file.replace('.sql.gz', ''));

const restore = async (baseline: string): Promise<TestDatabase> => {
  const made = await createEmptyDatabase();
  const client = new Client({ connectionString: made.url });
  await client.connect();
  try {
    // A backup is restored where this role exists: it belongs to the whole PostgreSQL.
    await client.query(`do $$ begin create role parlour_merchant nologin;
      exception when duplicate_object or unique_violation then null; end $$`);
    await client.query(gunzipSync(readFileSync(new URL(`${baseline}.sql.gz`, FOLDER))).toString());
  } finally {
    await client.end();
  }
  return made;
};

/** Members with their money, and how much was posted. */
const booksOf = async ({ db }: Database) => {
  const wallets = await sql<{ owner: string; balance: number }>`
    select merchant, owner, currency, ledger, balance from accounts where kind = 'wallet' order by 1, 2, 3, 4`.execute(
    db,
  );
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from members)::int as members, (select count(*) from ledger_transactions)::int as posted,
           (select sum(abs(amount)) from entries)::bigint as moved, (select count(*) from vendor_txs)::int as vendor_txs,
           (select count(*) from games)::int as games`.execute(db);
  return { wallets: wallets.rows, ...rows[0] };
};

const open = (url: string): Database => {
  const database = openDatabase(url, { size: 2 });
  onTestFinished(() => database.close());
  return database;
};

describe.each(BASELINES)('[SYS-06] a database of %s', (baseline) => {
  it('is migrated to the tables of a new database, with or without the demo, and keeps members and money', async () => {
    const made = await restore(baseline);
    onTestFinished(() => made.drop());
    const database = open(made.url);
    const before = await booksOf(database);
    expect(before.wallets.some(({ balance }) => balance > 0)).toBe(true);
    await migrate(made.url);
    await migrate(made.url, { demo: true });
    expect(await migrate(made.url, { demo: true })).toEqual([]);
    expect(await booksOf(database)).toEqual(before);
    const fresh = await createEmptyDatabase();
    onTestFinished(() => fresh.drop());
    await migrate(fresh.url, { demo: true });
    expect(await catalogOf(database.db)).toEqual(await catalogOf(open(fresh.url).db));
  });

  it('is started on: it is ready, shows a member the same balance, and its ledger is right', async () => {
    const made = await restore(baseline);
    const site = await startTestSite({ on: made });
    onTestFinished(() => site.close());
    const ready = await fetch(`${site.url}/health/ready`);
    expect([ready.status, await ready.json()]).toMatchObject([200, { failing: [] }]);
    const { database } = site;
    const member = await inMerchant(database.db, 'parlour')
      .selectFrom('members')
      .selectAll()
      .where('username', '=', 'player1')
      .executeTakeFirstOrThrow();
    const { token } = await openSession(database, member);
    const shown = await callServer(site.url, wallet.balance, {}, { token });
    const held = await sql<{ balance: number }>`
      select balance from accounts
       where kind = 'wallet' and ledger = 'real' and owner = ${`member:${member.id}`}`.execute(database.db);
    expect(shown.body.value.amount).toBe(held.rows[0]!.balance);
    expect(shown.body.value.amount).toBeGreaterThan(0);
    expect(await checkLedger(database)).toMatchObject({ clean: true });
  });
});
