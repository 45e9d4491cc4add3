/** Row types of the database, rendered from its columns and checks. `npm run schema` writes them. */
import pg from 'pg';

const TYPES: Record<string, string> = {
  int8: 'number',
  int4: 'number',
  int2: 'number',
  float8: 'number',
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
const LINE = 120;

export interface Column {
  table: string;
  column: string;
  udt: string;
  nullable: boolean;
  /** The database fills it: always, or where an insert does not. */
  generated: 'always' | 'default' | null;
  /** The check constraint `column in (…)` of the column or its domain, as PostgreSQL prints it; null if there is none. */
  check: string | null;
}

const pascal = (name: string) => name.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

/** The values of `CHECK ((state = ANY (ARRAY['open'::text, …])))`, as TypeScript writes them. */
const valuesOf = (check: string): string[] => {
  const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(check) ?? [];
  const [, single] = /^CHECK \(\(\w+ = (.*)\)\)$/.exec(check) ?? [];
  return (list ?? single ?? '').split(', ').map((value) => value.replace(/::\w+$/, ''));
};

const wrapped = ({ generated }: Column, type: string): string => {
  if (generated === 'always') return `GeneratedAlways<${type}>`;
  return generated === 'default' ? `Generated<${type}>` : type;
};

const columnLine = (c: Column): string => {
  const base = TYPES[c.udt];
  if (!base) throw new Error(`${c.table}.${c.column}: type ${c.udt} has no TypeScript type here`);
  const types = c.check ? valuesOf(c.check) : [base];
  // `Json` is unknown, which includes null.
  if (c.nullable && base !== 'Json') types.push('null');
  const line = `  ${c.column}: ${wrapped(c, types.join(' | '))};`;
  return line.length <= LINE ? line : `  ${c.column}:\n${types.map((type) => `    | ${type}`).join('\n')};`;
};

export const renderSchema = (columns: readonly Column[]): string => {
  const tables = [...new Set(columns.map((c) => c.table))];
  const ofMerchants = tables.filter((t) => columns.some((c) => c.table === t && c.column === 'merchant'));
  const body = tables.map((t) => {
    const lines = columns.filter((c) => c.table === t).map(columnLine);
    return `export interface ${pascal(t)}Table {\n${lines.join('\n')}\n}\n`;
  });
  const map = (name: string, list: string[]) =>
    `export interface ${name} {\n${list.map((t) => `  ${t}: ${pascal(t)}Table;`).join('\n')}\n}\n`;
  return [
    '// Written by server/db/generate-schema.ts from the migrations; do not edit.',
    "import type { Generated, GeneratedAlways } from 'kysely';\n",
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

/** Reads the columns of all tables but those of the migrator. */
export const readColumns = async (url: string): Promise<Column[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Column>(`
      select table_name as table, column_name as column, udt_name as udt, is_nullable = 'YES' as nullable,
             case when is_generated = 'ALWAYS' or identity_generation = 'ALWAYS' then 'always'
                  when column_default is not null then 'default' end as generated,
             (select pg_get_constraintdef(oid) from pg_constraint
               where contype = 'c'
                 and (conrelid = quote_ident(table_name)::regclass and conkey = array[(
                        select attnum from pg_attribute where attrelid = conrelid and attname = column_name)]
                      or contypid = quote_ident(domain_name)::regtype)
                 and pg_get_constraintdef(oid) ~ '^CHECK \\(\\(\\w+ = (ANY \\(ARRAY\\[|''\\w+''::text\\)\\)$)') as check
        from information_schema.columns
       where table_schema = 'public' and table_name !~ '_(migration|migration_lock)$'
       order by table_name, ordinal_position`);
    return rows;
  } finally {
    await client.end();
  }
};
