import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { daysOf, inSpan, ownOf, spansOf, type Selection, type Source } from './source.ts';

/** The figures of a day and part of the selection. */
export interface Sum {
  day: string;
  part: string;
  number: number;
  first: number;
  second: number;
}

/** Figures of rows by member, day and part; not one row for each. Columns as in `directSums`. */
const sumsOfRows = (
  source: Source,
  selection: Selection,
  spans: RawBuilder<unknown>,
  only: RawBuilder<boolean> = sql`true`,
): RawBuilder<unknown> => sql`
  select q.member_id, r.* from (${spans}) q
   cross join lateral (
    select (r.at at time zone ${selection.merchant.brand.timeZone})::date,
           ${source.partOfRow}, ${source.ofRow}
      from ${source.rows} r where ${inSpan(source, selection)} and ${only} offset 0) r`;

/**
 * Sums of direct members' own rows, as a table expression. The sums by day have them: of a player as they are, of an agent under
 * itself. Only for an agent whose upline changed the rows are read, because it did others in another team.
 */
export const directSums = (source: Source, selection: Selection): RawBuilder<unknown> => {
  const moved = sql`exists (
    select from team_paths where ancestor = ${selection.agent.id} and descendant = m.id and depth = 1
       and (from_at > '-infinity' or until_at < 'infinity'))`;
  return sql`(
    select d.child_id, d.day, d.${source.part}, ${source.ofDay('d')} from ${daysOf(source, selection)} and not m.is_agent
    union all
    select d.child_id, d.day, d.${source.part}, own.* from (
      select d.child_id, d.day, d.${source.part} from ${daysOf(source, selection)} and m.is_agent and not ${moved}) d
     cross join lateral (${ownOf(source)}) own
    union all
    ${sumsOfRows(source, selection, spansOf(source, selection, 'period', sql`m.is_agent and ${moved}`))}
  ) as direct (member_id, day, part, number, first, second)`;
};

const added = async (tx: Tx, table: RawBuilder<unknown>): Promise<Sum[]> => {
  const { rows } = await sql<Sum>`
    select to_char(day, 'YYYY-MM-DD') as day, part, sum(number)::bigint as number, sum(first)::bigint as first, sum(second)::bigint as second
      from ${table} group by direct.day, direct.part`.execute(tx);
  return rows;
};

/** The sums of a selection by day and part. */
export const sumsOf = (tx: Tx, source: Source, selection: Selection): Promise<Sum[]> =>
  added(tx, directSums(source, selection));

/** The sums of some rows of a selection, which must be few or have an index of their own. */
export const sumsOfSome = (tx: Tx, source: Source, selection: Selection, rows: RawBuilder<boolean>): Promise<Sum[]> =>
  added(
    tx,
    sql`(${sumsOfRows(source, selection, spansOf(source, selection, 'period'), rows)}) as direct (member_id, day, part, number, first, second)`,
  );

/** The sum of each figure. */
export const totalOf = (sums: readonly Sum[]): Pick<Sum, 'number' | 'first' | 'second'> => ({
  number: sums.reduce((all, { number }) => all + number, 0),
  first: sums.reduce((all, { first }) => all + first, 0),
  second: sums.reduce((all, { second }) => all + second, 0),
});
