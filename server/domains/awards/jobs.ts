import { sql } from 'kysely';
import type { BaseContext } from '../../app/base-context.ts';
import { eachInTurn } from '../../jobs/each-in-turn.ts';
import { everyLeased, type LeasedJob, type LeasedRun } from '../../jobs/every-leased.ts';
import { settleAward } from './end.ts';

/** An award ends within this and the time of the work. */
const EVERY_MS = 500;
const AT_ONCE = 200;

/** Looks at all awards that are due. */
export const settleDueAwards = async (
  { database }: Pick<BaseContext, 'database'>,
  { signal, guard }: Pick<LeasedRun, 'signal' | 'guard'>,
): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select id from awards where due_at <= row_clock() order by due_at limit ${AT_ONCE}`.execute(database.db);
  await eachInTurn(rows, signal, ({ id }) =>
    database.transact(async (tx) => {
      await guard(tx);
      await settleAward(tx, id);
    }),
  );
};

/** Starts the job that ends awards, on one of the nodes. */
export const startAwardJobs = (ctx: BaseContext): LeasedJob[] => [
  everyLeased(ctx, 'awards', EVERY_MS, (turn) => settleDueAwards(ctx, turn)),
];
