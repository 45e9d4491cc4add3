import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../server/db/database.ts';
import { TransactionEffect } from '../../server/domains/vendor-api/apply.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let made: TestDatabase;
let database: Database;
beforeAll(async () => {
  made = await createTestDatabase();
  database = openDatabase(made.url, { size: 1 });
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

interface Schema {
  _zod: { def: { type: string; shape?: Record<string, Schema>; innerType?: Schema; element?: Schema } };
}

/** The object that a schema describes: itself, an element of its list, or what may be missing. */
const objectOf = ({ _zod: { def } }: Schema): Record<string, Schema> | undefined =>
  def.shape ?? ((def.innerType ?? def.element) ? objectOf((def.innerType ?? def.element)!) : undefined);

const attributesOf = async (type: string): Promise<{ name: string; type: string }[]> => {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, trim(trailing '[]' from format_type(atttypid, null)) as type
      from pg_attribute where attrelid = ${type}::regclass and attnum > 0 and not attisdropped`.execute(database.db);
  return rows;
};

it('the database knows every part of an effect by its name, and no other: it would ignore one that it does not know', async () => {
  const compare = async (schema: Record<string, Schema>, type: string): Promise<void> => {
    const attributes = (await attributesOf(type)).filter(({ name }) => name !== 'statesValidStake');
    expect([type, attributes.map(({ name }) => name).sort()]).toEqual([type, Object.keys(schema).sort()]);
    for (const { name, type: own } of attributes)
      if (own.startsWith('vendor_')) await compare(objectOf(schema[name]!)!, own);
  };
  await compare(TransactionEffect.shape, 'vendor_effect');
});
