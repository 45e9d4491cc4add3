import { setTimeout as sleep } from 'node:timers/promises';
import type { BaseContext } from '../base-context.ts';
import { everyLeased } from '../jobs/every-leased.ts';
import { clearOutbox, readOutbox } from './outbox.ts';
import type { Outgoing } from './outgoing.ts';

export interface RelayTimes {
  /** Poll interval, for commits of other nodes and lost wake-ups. */
  relayPollMs: number;
  /** Pause between two batches under load. Commits during the pause form one batch. */
  relayGapMs: number;
  leaseMs: number;
}

export interface Relay {
  holds(): boolean;
  stats(): { batches: number; rows: number; envelopes: number };
  stop(): Promise<void>;
}

/** Rows per transaction. State values of one key among them become one envelope. */
const BATCH = 500;

/**
 * Passes outbox rows to `publish`, on one node of the cluster (W5). Rows are deleted only afterwards, in the transaction that
 * reads the next ones. If the relay dies in between, its successor sends them again and clients drop the duplicates (W2).
 */
export const startRelay = (
  ctx: BaseContext,
  publish: (outgoing: Outgoing[]) => void,
  { relayPollMs, relayGapMs, leaseMs }: RelayTimes,
): Relay => {
  const stats = { batches: 0, rows: 0, envelopes: 0 };
  let published: number[] = [];

  const job = everyLeased(
    ctx,
    'relay',
    relayPollMs,
    async ({ guard, signal }) => {
      do {
        // Not `database.transact`: the relay's own commits would wake it.
        const { ids, outgoing } = await ctx.database.db.transaction().execute(async (tx) => {
          await guard(tx);
          await clearOutbox(tx, published);
          // A relay that stops deletes the rows it sent and reads no more.
          return readOutbox(tx, signal.aborted ? 0 : BATCH);
        });
        published = ids;
        if (outgoing.length > 0) publish(outgoing);
        if (ids.length > 0) stats.batches += 1;
        stats.rows += ids.length;
        stats.envelopes += outgoing.length;
        if (relayGapMs > 0 && published.length > 0) await sleep(relayGapMs);
      } while (published.length > 0);
    },
    { leaseMs },
  );
  const stopListening = ctx.database.onCommit(() => job.wake());

  return {
    holds: () => job.holds(),
    stats: () => ({ ...stats }),
    stop() {
      stopListening();
      return job.stop();
    },
  };
};
