/** Writes server/db/schema.ts from a migrated database: `node --import tsx server/db/generate-schema.ts <url>`. */
import { writeFileSync } from 'node:fs';
import pg from 'pg';

const TYPES: Record<string, string> = {
  int8: 'number',
  int4: 'number',
  int2: 'number',
  numeric: 'string',
  text: 'string',
  uuid: 'string',
  bool: 'boolean',
  bytea: 'Buffer',
  jsonb: 'Json',
  timestamptz: 'Date',
  date: 'string',
  _text: 'string[]',
  _int8: 'number[]',
};

interface Column {
  table: string;
  column: string;
  udt: string;
  nullable: boolean;
  generated: boolean;
}

const pascal = (name: string) => name.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

const columnType = (c: Column): string => {
  const base = TYPES[c.udt];
  if (!base) throw new Error(`${c.table}.${c.column}: type ${c.udt} has no TypeScript type here`);
  // `Json` is unknown, which includes null.
  const type = c.nullable && base !== 'Json' ? `${base} | null` : base;
  return c.generated ? `Generated<${type}>` : type;
};

export const renderSchema = (columns: Column[]): string => {
  const tables = [...new Set(columns.map((c) => c.table))].filter((name) => !name.startsWith('kysely_'));
  const ofMerchants = tables.filter((t) => columns.some((c) => c.table === t && c.column === 'merchant'));
  const body = tables.map((t) => {
    const lines = columns.filter((c) => c.table === t).map((c) => `  ${c.column}: ${columnType(c)};`);
    return `export interface ${pascal(t)}Table {\n${lines.join('\n')}\n}\n`;
  });
  const map = (name: string, list: string[]) =>
    `export interface ${name} {\n${list.map((t) => `  ${t}: ${pascal(t)}Table;`).join('\n')}\n}\n`;
  return [
    '// Written by server/db/generate-schema.ts from the migrations; do not edit.',
    "import type { Generated } from 'kysely';\n",
    'export type Json = unknown;\n',
    ...body,
    '/** Tables that belong to a merchant: reached only through `inMerchant`. */',
    map('MerchantTables', ofMerchants),
    '/** Tables of the whole platform. */',
    map(
      'PlatformTables',
      tables.filter((t) => !ofMerchants.includes(t)),
    ),
    'export type AllTables = MerchantTables & PlatformTables;\n',
  ].join('\n');
};

const readColumns = async (url: string): Promise<Column[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Column>(`
    select table_name as table, column_name as column, udt_name as udt, is_nullable = 'YES' as nullable,
           (column_default is not null or is_identity = 'YES') as generated
      from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`);
  await client.end();
  return rows;
};

if (process.argv[2])
  writeFileSync(new URL('schema.ts', import.meta.url), renderSchema(await readColumns(process.argv[2])));
