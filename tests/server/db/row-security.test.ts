import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/database.ts';
import { readColumns, type Column } from '../../../server/db/generate-schema.ts';
import { eachWithMerchant, withEveryMerchant, withMerchant } from '../../../server/db/scope.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let made: TestDatabase;
let owner: Database;
/** One connection a role, so that each statement meets what the previous one left. */
let site: Database;
let tables: string[];
beforeAll(async () => {
  made = await createTestDatabase();
  owner = openDatabase(made.url, { size: 1 });
  site = openDatabase(made.url, { size: 1, restricted: true });
  const columns = await readColumns(made.url);
  tables = columns.filter(({ column }) => column === 'merchant').map(({ table }) => table);
  await addRows(columns);
});
afterAll(async () => {
  await site.close();
  await owner.close();
  await made.drop();
});

/** A value of each type that is neither a text nor a number. */
const VALUES: Record<string, string> = {
  bool: 'false',
  date: `'2026-01-01'`,
  timestamptz: 'now()',
  uuid: 'gen_random_uuid()',
  jsonb: `'{}'`,
  inet: `'127.0.0.1'`,
  _text: `'{}'`,
  _int8: `'{}'`,
  _int4: `'{}'`,
};

/** A row of merchant `a` and one of `b` in every table. What the rows mean does not matter here: no constraint is kept. */
const addRows = (columns: readonly Column[]): Promise<void> =>
  owner.transact(async (tx) => {
    await sql.raw(`set local session_replication_role = 'replica'`).execute(tx);
    await sql.raw(DROP_CHECKS).execute(tx);
    for (const table of tables) {
      await sql.raw(`alter table ${table} disable trigger user`).execute(tx);
      const needed = columns.filter(
        (each) => each.table === table && each.column !== 'merchant' && !each.nullable && !each.generated,
      );
      const names = ['merchant', ...needed.map(({ column }) => `"${column}"`)].join(', ');
      for (const [at, merchant] of ['a', 'b'].entries()) {
        const values = needed.map(({ udt }) =>
          udt === 'text' || udt === 'bytea' ? `'${at}'` : (VALUES[udt] ?? String(at + 1)),
        );
        await sql
          .raw(`insert into ${table} (${names}) values (${[`'${merchant}'`, ...values].join(', ')})`)
          .execute(tx);
      }
    }
  });

const DROP_CHECKS = `do $$ declare c record; begin
  for c in select conname, conrelid::regclass as relation, contypid::regtype as type, conrelid <> 0 as of_table
             from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace loop
    if c.of_table then execute format('alter table %s drop constraint %I', c.relation, c.conname);
    else execute format('alter domain %s drop constraint %I', c.type, c.conname); end if;
  end loop; end $$`;

const merchantsIn = async (table: string): Promise<string[]> => {
  const { rows } = await sql<{ merchant: string }>`select merchant from ${sql.table(table)} order by 1`.execute(
    site.db,
  );
  return rows.map(({ merchant }) => merchant);
};
const changed = async (statement: string): Promise<number> =>
  Number((await sql.raw(statement).execute(site.db)).numAffectedRows);

describe('a statement of a call, without a condition of its own', () => {
  it('reads the rows of its merchant alone, in every table', async () => {
    expect(tables.length).toBeGreaterThan(90);
    for (const table of tables) {
      expect([table, await withMerchant('a', () => merchantsIn(table))]).toEqual([table, ['a']]);
      expect([table, await withMerchant('b', () => merchantsIn(table))]).toEqual([table, ['b']]);
    }
  });

  it('reads nothing outside of a call, in every table', async () => {
    for (const table of tables) expect([table, await merchantsIn(table)]).toEqual([table, []]);
  });

  it('reads every row in what is declared to be for every merchant', async () => {
    for (const table of tables)
      expect([table, await withEveryMerchant(() => merchantsIn(table))]).toEqual([table, ['a', 'b']]);
  });

  it('changes and deletes no row of another merchant, in every table', async () => {
    for (const table of tables)
      await withMerchant('a', async () => {
        expect([table, await changed(`update ${table} set merchant = merchant where merchant = 'b'`)]).toEqual([
          table,
          0,
        ]);
        expect([table, await changed(`delete from ${table} where merchant = 'b'`)]).toEqual([table, 0]);
      });
  });

  it('writes no row of another merchant, in every table', async () => {
    for (const table of tables)
      await expect(
        withMerchant('a', () => changed(`update ${table} set merchant = 'b'`)),
        table,
      ).rejects.toThrow('row-level security');
  });

  it('is restricted by the policy, not by the test: without the policy it reads every row', async () => {
    await sql`alter table notices disable row level security`.execute(owner.db);
    expect(await withMerchant('a', () => merchantsIn('notices'))).toEqual(['a', 'b']);
    await sql`alter table notices enable row level security`.execute(owner.db);
    expect(await withMerchant('a', () => merchantsIn('notices'))).toEqual(['a']);
  });
});

describe('the scope of a call', () => {
  it('is that of the call on a connection that another merchant used, in transactions too', async () => {
    const inOne = (merchant: string) =>
      withMerchant(merchant, () =>
        site.transact(async (tx) => (await sql<{ merchant: string }>`select merchant from notices`.execute(tx)).rows),
      );
    expect(await Promise.all([inOne('a'), inOne('b'), inOne('a')])).toEqual([
      [{ merchant: 'a' }],
      [{ merchant: 'b' }],
      [{ merchant: 'a' }],
    ]);
  });

  it('is kept when a transaction of it fails', async () => {
    const failing = withMerchant('b', () => site.transact((tx) => sql`select 1 / 0 from notices`.execute(tx)));
    await expect(failing).rejects.toThrow('division');
    expect(await withMerchant('b', () => merchantsIn('notices'))).toEqual(['b']);
    expect(await merchantsIn('notices')).toEqual([]);
  });

  it('holds for each part of a stream that its reader takes later', async () => {
    async function* parts() {
      yield await merchantsIn('notices');
      yield await merchantsIn('notices');
    }
    const read = [];
    for await (const part of eachWithMerchant('a', parts())) read.push(part);
    expect(read).toEqual([['a'], ['a']]);
  });

  it('names a merchant as a value: its code is no SQL', async () => {
    expect(await withMerchant(`a'; set role postgres; --`, () => merchantsIn('notices'))).toEqual([]);
  });
});
