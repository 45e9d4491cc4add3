import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let made: TestDatabase;
let database: Database;
beforeAll(async () => {
  made = await createTestDatabase();
  database = openDatabase(made.url, { size: 2 });
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

const FILES = readdirSync(new URL('../../../server/db/functions/', import.meta.url)).map((name) =>
  name.replace('.sql', ''),
);

it('each SQL function of the database stands in one file of its name', async () => {
  const { rows } = await sql<{ name: string }>`
    select replace(proname, '_', '-') as name from pg_proc
     where pronamespace = 'public'::regnamespace order by 1`.execute(database.db);
  expect(rows.map(({ name }) => name)).toEqual([...FILES].sort());
});

it('applies a function again when its file is not the one applied last, and no other', async () => {
  await sql`create or replace function in_ms(p_at timestamptz) returns bigint language sql immutable as 'select 0::bigint'`.execute(
    database.db,
  );
  await sql`update sql_functions set checksum = 'of an older text' where name = 'in-ms'`.execute(database.db);
  expect(await migrate(made.url)).toEqual(['in-ms']);
  const { rows } = await sql<{ ms: number }>`select in_ms('1970-01-01 00:00:01Z') as ms`.execute(database.db);
  expect(rows).toEqual([{ ms: 1_000 }]);
  expect(await migrate(made.url)).toEqual([]);
});
