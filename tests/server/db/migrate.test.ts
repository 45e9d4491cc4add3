import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { createEmptyDatabase, type TestDatabase } from '../../support/database.ts';
import { addMerchant } from '../../support/test-server.ts';

let made: TestDatabase;
let database: Database;
beforeEach(async () => {
  made = await createEmptyDatabase();
  database = openDatabase(made.url, { size: 2 });
});
afterEach(async () => {
  await database.close();
  await made.drop();
});

const tables = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(database.db);
  return rows.map(({ name }) => name);
};

it('creates the tables of the demo only for a demo', async () => {
  await migrate(made.url);
  const production = await tables();
  expect(await migrate(made.url, { demo: true })).toEqual([
    '20261123T000000-demo',
    '20261123T060000-bank',
    '20261123T085000-bank-service',
    '20261123T185810-method-names',
    '20261128T160000-cashier-service',
  ]);
  const added = (await tables()).filter((name) => !production.includes(name));
  expect(added).toEqual([
    'bank.events',
    'bank.orders',
    'bank.settings',
    'cashier.accounts',
    'cashier.payments',
    'cashier.settings',
    'public.demo_migration',
    'public.demo_migration_lock',
    'public.sent_messages',
    'public.simulated_members',
  ]);
});

it('two at once apply each migration once', async () => {
  const applied = await Promise.all([migrate(made.url), migrate(made.url)]);
  const names = applied.flat();
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});

it('gives the columns of the ledger their domains in a database in use, and keeps its rows', async () => {
  await migrate(made.url, { before: '20261124T214500-domains' });
  await addMerchant(database, 'parlour');
  const account = (kind: string) =>
    sql`insert into accounts (merchant, ledger, kind, owner, currency, exponent, balance)
        values ('parlour', 'real', ${kind}, 'member:1', 'USD', 2, 5)`.execute(database.db);
  await account('wallet');
  await migrate(made.url);
  const { rows } = await sql`select ledger, kind, balance from accounts`.execute(database.db);
  expect(rows).toEqual([{ ledger: 'real', kind: 'wallet', balance: 5 }]);
  await expect(account('purse')).rejects.toThrow('account_kind');
});

it('refuses a database from before the baseline in one sentence, and changes nothing in it', async () => {
  await sql`create table kysely_migration (name varchar primary key, timestamp varchar)`.execute(database.db);
  await sql`insert into kysely_migration values ('0001-house', '2026-11-20')`.execute(database.db);
  await sql`create table house (epoch text)`.execute(database.db);
  await expect(migrate(made.url, { demo: true })).rejects.toThrow(
    /^This database was made by a version of Parlour before 2026-11-23.*DATA_DIR.*nothing in it was changed\.$/,
  );
  expect(await tables()).toEqual(['public.house', 'public.kysely_migration']);
});

it('names what an administrator must do where the user of the database may not take the role of calls', async () => {
  await migrate(made.url);
  const lesser = `lesser_${randomBytes(4).toString('hex')}`;
  const own = new URL(made.url);
  await sql.raw(`create role ${lesser} login password 'x'`).execute(database.db);
  await sql.raw(`alter database "${own.pathname.slice(1)}" owner to ${lesser}`).execute(database.db);
  await sql.raw(`grant all on all tables in schema public to ${lesser}`).execute(database.db);
  own.username = lesser;
  own.password = 'x';
  try {
    await expect(migrate(own.href)).rejects.toThrow('grant parlour_merchant to');
    await sql.raw(`grant parlour_merchant to ${lesser}`).execute(database.db);
    await migrate(own.href);
  } finally {
    await sql.raw(`drop owned by ${lesser}; reassign owned by ${lesser} to current_user`).execute(database.db);
    await sql.raw(`alter database "${own.pathname.slice(1)}" owner to current_user`).execute(database.db);
    await sql.raw(`drop role ${lesser}`).execute(database.db);
  }
});

describe('[SYS-06] a migration', () => {
  const newest = async () => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(
      database.db,
    );
    return rows[0]!.name;
  };

  it('that was merged later is applied, though its name is an earlier one', async () => {
    await migrate(made.url, { before: '20261128T162000-migration-checksums' });
    await sql`delete from kysely_migration where name = '20261128T150000-staff'`.execute(database.db);
    await sql`drop table staff`.execute(database.db);
    expect(await migrate(made.url)).toContain('20261128T150000-staff');
  });

  it('that was edited after it was applied is named, and nothing is changed', async () => {
    await migrate(made.url);
    await sql`update migration_checksums set checksum = 'another' where name = '20261128T050000-names'`.execute(
      database.db,
    );
    await expect(migrate(made.url)).rejects.toThrow(/^The migration 20261128T050000-names was edited after/);
  });

  it('of a newer version is named: an older one does not start on its database', async () => {
    await migrate(made.url);
    await sql`insert into kysely_migration select '20990101T000000-later', timestamp from kysely_migration limit 1`.execute(
      database.db,
    );
    expect(await newest()).toBe('20990101T000000-later');
    await expect(migrate(made.url)).rejects.toThrow(
      /^This database was made by a newer version.*20990101T000000-later/,
    );
  });

  it('gives way to a session that holds a lock, and is tried again until it has it', async () => {
    await migrate(made.url, { before: '20261128T162000-migration-checksums' });
    const said: string[] = [];
    const holder = openDatabase(made.url, { size: 1 });
    let release = () => {};
    const held = new Promise<void>((holds) => {
      const released = new Promise<void>((resolve) => (release = resolve));
      void holder.db.transaction().execute(async (tx) => {
        await sql`lock table pay_sums in access share mode`.execute(tx);
        holds();
        await released;
      });
    });
    await held;
    const short = { timeoutMs: 50, tries: 2 };
    await expect(migrate(made.url, { lock: short, say: (line) => said.push(line) })).rejects.toThrow(
      /waits for a lock/,
    );
    expect(said).toHaveLength(1);
    const migrated = migrate(made.url, { lock: { timeoutMs: 50, tries: 1_000 }, say: release });
    expect(await migrated).toContain('20261128T162000-migration-checksums');
    await holder.close();
  });
});
