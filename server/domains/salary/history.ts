import { sql } from 'kysely';
import type { ResponseOf } from '../../../contract/define.ts';
import { SPAN_MS, type salary, type Span } from '../../../contract/salary.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { billsSince } from './bills.ts';
import type { Curve } from './count.ts';
import { firstOf } from '../../shared/first-of.ts';

/** Points of a curve per day; a screen cannot show more. */
const MAX_POINTS = 1_500;

/** Returns the growth of the accruals and the settlements for a period up to now, by the database's clock. */
export const salaryHistory = async (
  db: Db,
  agent: MemberRow,
  span: Span,
): Promise<ResponseOf<typeof salary.history>> => {
  const { rows } = await sql<{ since: Date; windowAt: Date }>`
    select since, salary_window_at(since) as "windowAt"
      from (select clock_timestamp() - ${SPAN_MS[span]} * interval '1 millisecond' as since) asked`.execute(db);
  const { since, windowAt } = firstOf(rows);
  const windows = await inMerchant(db, agent.merchant)
    .selectFrom('accruals')
    .select(['window_at', 'curve'])
    .where('agent_id', '=', agent.id)
    .where('window_at', '>=', windowAt)
    .orderBy('window_at')
    .execute();
  const points = windows.flatMap(({ window_at, curve }) => [
    [window_at.getTime(), 0] as [number, number],
    ...(curve as Curve).map(([offset, amount]): [number, number] => [window_at.getTime() + offset, amount]),
  ]);
  const kept = thinned(points);
  return {
    fromMs: since.getTime(),
    atMs: kept.map(([atMs]) => atMs),
    amounts: kept.map(([, amount]) => amount),
    bills: await billsSince(db, agent, windowAt),
  };
};

/** Keeps every n-th point, and each start of a window, where the curve drops. */
const thinned = (points: [number, number][]): [number, number][] => {
  const every = Math.ceil(points.length / MAX_POINTS);
  return every <= 1
    ? points
    : points.filter(([, amount], place) => amount === 0 || points[place + 1]?.[1] === 0 || place % every === 0);
};
