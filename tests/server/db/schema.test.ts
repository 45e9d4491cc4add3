import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AGENT_TYPES } from '../../../contract/session.ts';
import { everyMerchant, openDatabase, type Database } from '../../../server/db/database.ts';
import { readColumns, renderSchema } from '../../../server/db/generate-schema.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { addMember, addMerchant } from '../../support/test-server.ts';

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

it('the row types are those of the migrated database', async () => {
  const file = readFileSync(new URL('../../../server/db/schema.ts', import.meta.url), 'utf8');
  expect(renderSchema(await readColumns(made.url))).toBe(file);
});

it('every column named kind, state, ledger, period or direction has its values listed in the database', async () => {
  const columns = await readColumns(made.url);
  // Kinds of incidents and consents are open lists: no rule depends on them.
  const open = ['consents.kind', 'incidents.kind'];
  const listed = columns.filter(({ column }) => /^(kind|state|ledger|period|direction)$/.test(column));
  expect(listed.filter(({ check }) => check === null).map(({ table, column }) => `${table}.${column}`)).toEqual(open);
});

it('[AUTH-14] the database and the contract agree on which members are agents', async () => {
  await addMerchant(database, 'parlour');
  for (const type of [0, 1, 2, 3, 4, 9, 40, 41, 42, 43]) await addMember(database, `type${type}`, { type });
  const members = await everyMerchant(database.db).selectFrom('members').select(['type', 'is_agent']).execute();
  expect(members.filter((member) => member.is_agent).map(({ type }) => type)).toEqual([...AGENT_TYPES]);
});
