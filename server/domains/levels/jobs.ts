import { sql } from 'kysely';
import type { BaseContext } from '../../app/base-context.ts';
import { everyLeased, type LeasedJob, type LeasedRun } from '../../jobs/every-leased.ts';
import { giveLevelGifts } from './gifts.ts';

/** Members are counted this long after the merchant's day has ended, and the time of the work. */
const EVERY_MS = 60_000;

/** Counts the levels of each merchant up to its last complete day. A day that was counted already is left out. */
export const countLevels = async (
  { database }: Pick<BaseContext, 'database'>,
  { signal, guard }: Pick<LeasedRun, 'signal' | 'guard'>,
): Promise<void> => {
  const { rows } = await sql<{ merchant: string; day: string }>`
    select l.merchant, merchant_day(row_clock(), m.brand) - 1 as day from level_ladders l join merchants m on m.code = l.merchant
     where coalesce(l.counted_day < merchant_day(row_clock(), m.brand) - 1, true)
       -- Play of those days that is noted and not counted yet.
       and not exists (select from play_waiting w join rounds r on r.id = w.round_id
                        where w.merchant = l.merchant and merchant_day(r.opened_at, m.brand) < merchant_day(row_clock(), m.brand))`.execute(
    database.db,
  );
  for (const { merchant, day } of rows) {
    if (signal.aborted) return;
    await database.transact(async (tx) => {
      await guard(tx);
      await sql`select levels_count(${merchant}, ${day}::date)`.execute(tx);
    });
  }
};

/** Starts the job that counts levels and gives their gifts, on one of the nodes. */
export const startLevelJobs = (ctx: BaseContext): LeasedJob[] => [
  everyLeased(ctx, 'levels', EVERY_MS, async (turn) => {
    await countLevels(ctx, turn);
    await giveLevelGifts(ctx, turn);
  }),
];
