import { sql, type RawBuilder } from 'kysely';
import { SORTED_ROWS } from '../../../../contract/team-records.ts';
import type { Tx } from '../../../db/database.ts';
import { commonFailure, type Fail } from '../../../http/failure.ts';
import { daysBetween } from '../../records/index.ts';
import { inSpan, spansOf, type Selection, type Source } from './source.ts';

/** What every row has; `columns` adds others. */
export interface DirectRow {
  id: number;
  memberId: number;
  account: string;
  at: Date;
}

export interface Requested {
  /** Columns of the rows `r` that are read beside those of `DirectRow`. */
  columns: RawBuilder<unknown>;
  /** By time, or the highest of a figure of the rows `r` first. */
  order: 'newest' | 'oldest' | RawBuilder<number>;
  /** Only these rows `r`; `rare` if there is an index of them alone. */
  only?: { rows: RawBuilder<boolean>; rare: boolean } | undefined;
  /** The row after which the list goes on. */
  before?: number | undefined;
  limit: number;
}

/** A row after which a list goes on, exactly. */
interface Cursor {
  id: number;
  day: string;
  at: string;
  figure: number;
}

/** Finds a row that the agent may see. Throws `not_found` for any other. */
const cursorOf = async (
  tx: Tx,
  source: Source,
  { agent, merchant }: Selection,
  request: Requested,
): Promise<Cursor> => {
  const { rows } = await sql<Cursor>`
    select r.id, r.at::text as at, ${typeof request.order === 'string' ? sql`0` : request.order} as figure,
           to_char(r.at at time zone ${merchant.brand.timeZone}, 'YYYY-MM-DD') as day
      from ${source.rows} r
      join team_paths p on p.ancestor = ${agent.id} and p.descendant = r.member_id and p.depth = 1
       and ${source.teamAt} >= p.from_at and ${source.teamAt} < p.until_at
     where r.id = ${request.before} and r.merchant = ${agent.merchant} and ${source.counted}`.execute(tx);
  if (!rows[0]) throw commonFailure('not_found');
  return rows[0];
};

/**
 * At most `limit` rows of direct members. Nothing else is read: the sums by day lead to the members and days that have rows, and an
 * index to these. Of many members only those with the next rows are read.
 */
export const directRows = async <R>(
  tx: Tx,
  source: Source,
  selection: Selection,
  request: Requested,
  fail: Fail<'selection_too_large'>,
): Promise<(DirectRow & R)[]> => {
  const cursor = request.before === undefined ? undefined : await cursorOf(tx, source, selection, request);
  if (typeof request.order !== 'string')
    return byFigure<R>(tx, source, selection, request, request.order, cursor, fail);
  const isUp = request.order === 'oldest';
  if (request.only?.rare) return byTime<R>(tx, source, selection, 'period', request, cursor);
  const days = daysBetween(selection.from, selection.to).filter(
    (day) => !cursor || (isUp ? day >= cursor.day : day <= cursor.day),
  );
  const found: (DirectRow & R)[] = [];
  // Most lists are full after a day. Where one is not, rows are few, and more days are read at once.
  for (let count = 1; days.length > 0 && found.length < request.limit; count *= 8) {
    const some = isUp ? days.splice(0, count) : days.splice(-count);
    const part = { ...selection, from: some[0]!, to: some.at(-1)! };
    const limit = request.limit - found.length;
    found.push(...(await byTime<R>(tx, source, part, 'day', { ...request, limit }, cursor)));
  }
  return found;
};

const shown = (columns: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  r.id, r.member_id as "memberId", (select username from members where members.id = r.member_id) as account, r.at, ${columns}`;

const byTime = async <R>(
  tx: Tx,
  source: Source,
  selection: Selection,
  by: 'day' | 'period',
  { columns, order, only, limit }: Requested,
  cursor: Cursor | undefined,
): Promise<(DirectRow & R)[]> => {
  const isUp = order === 'oldest';
  const way = isUp ? sql`asc` : sql`desc`;
  const wanted = sql`${inSpan(source, selection)} and ${only?.rows ?? sql`true`}
    and ${cursor ? sql`(r.at, r.id) ${isUp ? sql`>` : sql`<`} (${cursor.at}::timestamptz, ${cursor.id}::bigint)` : sql`true`}`;
  // The next `limit` rows are of the `limit` members whose next row comes first.
  const { rows } = await sql<DirectRow & R>`
    with nearest as materialized (
      select q.* from (${spansOf(source, selection, by)}) q
       cross join lateral (select r.at, r.id from ${source.rows} r where ${wanted} order by r.at ${way}, r.id ${way} limit 1) next
       order by next.at ${way}, next.id ${way} limit ${limit})
    select ${shown(columns)} from nearest q
     cross join lateral (select r.* from ${source.rows} r where ${wanted} order by r.at ${way}, r.id ${way} limit ${limit}) r
     order by r.at ${way}, r.id ${way} limit ${limit}`.execute(tx);
  return rows;
};

/** By a figure, which no index has: every row is read, so there must not be too many. */
const byFigure = async <R>(
  tx: Tx,
  source: Source,
  selection: Selection,
  { columns, only, limit }: Requested,
  figure: RawBuilder<number>,
  cursor: Cursor | undefined,
  fail: Fail<'selection_too_large'>,
): Promise<(DirectRow & R)[]> => {
  const all = sql`(${spansOf(source, selection, only?.rare ? 'period' : 'day')}) q`;
  // The rows of the whole days, of any part: that many would be read.
  const read = sql`${inSpan(source, { ...selection, part: undefined })} and ${only?.rare ? only.rows : sql`true`}`;
  const { rows: counted } = await sql<{ number: number }>`
    select count(*) as number from (
      select from ${all} cross join lateral (select from ${source.rows} r where ${read} limit ${SORTED_ROWS + 1}) r
       limit ${SORTED_ROWS + 1}) read`.execute(tx);
  if (counted[0]!.number > SORTED_ROWS) throw fail('selection_too_large', { details: { max: SORTED_ROWS } });
  const { rows } = await sql<DirectRow & R>`
    select ${shown(columns)} from ${all} join ${source.rows} r on ${inSpan(source, selection)}
     where ${only?.rows ?? sql`true`} and ${cursor ? sql`(${figure}, r.id) < (${cursor.figure}::bigint, ${cursor.id}::bigint)` : sql`true`}
     order by ${figure} desc, r.id desc limit ${limit}`.execute(tx);
  return rows;
};
