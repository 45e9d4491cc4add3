import { sql } from 'kysely';
import type { BaseContext } from '../app/base-context.ts';
import { everyLeased, type LeasedJob } from '../jobs/every-leased.ts';
import { CHAT_TAIL } from './feed-log.ts';
import { keep } from '../jobs/retention.ts';

/** How much of each log is kept for clients that were offline. A client that needs more starts again with the tail (W3). */
export const KEPT = { hours: 24, newest: 1_000, atLeast: 50 };
const DAY_MS = 86_400_000;

/** A command is resent within minutes, or by a device that slept: its id is kept for a week. The chart of accruals looks a day back. */
export const liveRetention = [
  keep('socket_tickets', 'expires_at', 0),
  keep('executed_commands', 'at', 7 * DAY_MS),
  keep('accruals', 'window_at', 2 * DAY_MS),
];

/** Deletes old events of every log, so that what is left has no gap (W3). */
export const startLogRetention = (ctx: BaseContext, everyMs: number): LeasedJob =>
  everyLeased(ctx, 'live-retention', everyMs, async ({ guard }) => {
    await ctx.database.db.transaction().execute(async (tx) => {
      await guard(tx);
      // Deletes from the low end only, so that the rest has no gaps. The newest events are kept at any age, up to a limit.
      await sql`
        delete from feed_log using (
          select heads.feed, heads.key,
                 greatest(heads.seq - ${KEPT.newest}, least(heads.seq - case heads.feed when 'chat' then ${CHAT_TAIL}::int else ${KEPT.atLeast}::int end, coalesce(old.seq, 0))) as upto
            from feed_heads heads
            left join lateral (
              select max(seq) as seq from feed_log
               where feed = heads.feed and key = heads.key and at < clock_timestamp() - ${KEPT.hours} * interval '1 hour'
            ) old on true
           where heads.feed <> 'session'
        ) cut
        where feed_log.feed = cut.feed and feed_log.key = cut.key and feed_log.seq <= cut.upto`.execute(tx);
      // A session's log holds only the event of its end. No client can request it afterwards.
      await sql`
        with over as (
          delete from feed_log
           where feed = 'session' and at < clock_timestamp() - ${KEPT.hours} * interval '1 hour' returning feed, key
        ) delete from feed_heads using over where feed_heads.feed = over.feed and feed_heads.key = over.key`.execute(
        tx,
      );
    });
  });
