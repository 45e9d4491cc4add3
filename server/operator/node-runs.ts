import { sql } from 'kysely';
import { withEveryMerchant } from '../db/scope.ts';
import type { BaseContext } from '../app/base-context.ts';
import { queueAudit } from './audit.ts';

const BEAT_MS = 10_000;
/** A node that was not seen for this time has stopped. Longer than any pause of a healthy process. */
const GONE_AFTER_MS = 60_000;

export interface NodeRun {
  /** Records the clean stop of this node. Never throws. */
  end(): Promise<void>;
}

/**
 * Notes that this node runs, until `end`. `alone`: no other node can run on this database, so any other run ended uncleanly
 * and is recorded at once.
 */
export const beginRun = async (ctx: BaseContext, { alone }: { alone: boolean }): Promise<NodeRun> => {
  await recordUncleanStops(ctx, alone ? 0 : GONE_AFTER_MS);
  await beat(ctx);
  const timer = setInterval(() => {
    beat(ctx)
      .then(() => recordUncleanStops(ctx, GONE_AFTER_MS))
      .catch((error: unknown) => ctx.log.debug({ err: error }, 'this node was not noted'));
  }, BEAT_MS).unref();
  return {
    async end() {
      clearInterval(timer);
      await ctx.database.db
        .deleteFrom('node_runs')
        .where('node_id', '=', ctx.nodeId)
        .execute()
        .catch((error: unknown) => ctx.log.error({ err: error }, 'the clean stop could not be noted'));
    },
  };
};

const now = sql<Date>`clock_timestamp()`;

const beat = async ({ database, nodeId }: BaseContext): Promise<void> => {
  await database.db
    .insertInto('node_runs')
    .values({ node_id: nodeId })
    .onConflict((conflict) => conflict.column('node_id').doUpdateSet({ seen_at: now }))
    .execute();
};

/** Records in every merchant's audit each node that ended without a clean stop, once (PP-29). Returns how many. */
export const recordUncleanStops = ({ database, nodeId }: BaseContext, goneAfterMs: number): Promise<number> =>
  withEveryMerchant(() =>
    database.transact(async (tx) => {
      const gone = await tx
        .deleteFrom('node_runs')
        .where('node_id', '<>', nodeId)
        .where('seen_at', '<=', sql<Date>`clock_timestamp() - ${goneAfterMs} * interval '1 millisecond'`)
        .returning(['node_id', 'started_at', 'seen_at'])
        .execute();
      if (gone.length === 0) return 0;
      const merchants = await tx.selectFrom('merchants').select('code').orderBy('code').execute();
      for (const { node_id, started_at, seen_at } of gone)
        for (const { code } of merchants)
          await queueAudit(tx, {
            merchant: code,
            actor: 'platform',
            action: 'unclean_stop',
            reason: 'a node ended without a clean stop',
            before: { node: node_id, startedAt: started_at.toISOString(), seenAt: seen_at.toISOString() },
            after: { node: node_id, foundBy: nodeId },
          });
      return gone.length;
    }),
  );
