import { sql } from 'kysely';
import type { Db } from '../../../../server/db/database.ts';

/**
 * What the tables of a database are, as sentences: columns, constraints, indexes, triggers, policies, functions. The order of
 * columns and what PostgreSQL named by itself are left out, because they differ by the way that a table came to be.
 */
export const catalogOf = async (db: Db): Promise<string[]> => {
  const own = sql`n.nspname in ('public', 'cashier', 'bank')`;
  const { rows } = await sql<{ what: string }>`
    select format('column %s.%s %s%s%s', c.oid::regclass, a.attname, format_type(a.atttypid, a.atttypmod),
                  case when a.attnotnull then ' not null' end,
                  ' ' || pg_get_expr(d.adbin, d.adrelid)) as what
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where ${own} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    union all
    select format('constraint %s %s', conrelid::regclass, pg_get_constraintdef(k.oid))
      from pg_constraint k join pg_namespace n on n.oid = connamespace where ${own} and conrelid <> 0
    union all
    select format('index %s', regexp_replace(indexdef, ' INDEX \\S+ ON ', ' INDEX ON '))
      from pg_indexes join pg_namespace n on n.nspname = schemaname where ${own}
    union all
    select format('trigger %s', pg_get_triggerdef(t.oid))
      from pg_trigger t join pg_class c on c.oid = tgrelid join pg_namespace n on n.oid = c.relnamespace
     where ${own} and not tgisinternal
    union all
    select format('policy %s.%s %s %s', schemaname, tablename, policyname, qual)
      from pg_policies join pg_namespace n on n.nspname = schemaname where ${own}
    union all
    select format('function %s %s', p.oid::regprocedure, prosrc)
      from pg_proc p join pg_namespace n on n.oid = pronamespace where ${own}
    union all
    select format('type %s %s', t.oid::regtype, coalesce(pg_get_constraintdef(k.oid), ''))
      from pg_type t join pg_namespace n on n.oid = typnamespace left join pg_constraint k on k.contypid = t.oid
     where ${own} and typtype in ('d', 'e')
    order by 1`.execute(db);
  return rows.map(({ what }) => what);
};
