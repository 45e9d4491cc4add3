import { sql } from 'kysely';
import type { BaseContext } from '../../app/base-context.ts';
import { everyLeased, type LeasedJob, type LeasedRun } from '../../jobs/every-leased.ts';
import type { PlayConsumer } from '../../plays/jobs.ts';

/** Points are gone after their day and this. */
const EVERY_MS = 60_000;
const AT_ONCE = 500;

/** Counts what play earns, and what it takes back. */
export const countPoints: PlayConsumer = async (tx, changes) => {
  await sql`select points_count(${JSON.stringify(changes)}::jsonb)`.execute(tx);
};

/** Ends the points whose day has come, of some members at a time. */
export const expirePoints = async (
  { database }: Pick<BaseContext, 'database'>,
  { signal, guard }: Pick<LeasedRun, 'signal' | 'guard'>,
): Promise<void> => {
  for (let ended = AT_ONCE; ended === AT_ONCE && !signal.aborted;)
    ended = await database.transact(async (tx) => {
      await guard(tx);
      const { rows } = await sql`
        select points_expire(due.merchant, due.member_id) from (
          select distinct l.merchant, l.member_id from point_lots l join merchants m on m.code = l.merchant
           where l.expires_on <= merchant_day(row_clock(), m.brand) order by 2 limit ${AT_ONCE}) due`.execute(tx);
      return rows.length;
    });
};

/** Starts the job that ends points, on one of the nodes. */
export const startPointJobs = (ctx: BaseContext): LeasedJob[] => [
  everyLeased(ctx, 'points-expiry', EVERY_MS, (turn) => expirePoints(ctx, turn)),
];
