import { setTimeout as sleep } from 'node:timers/promises';
import type { BaseContext } from '../app/base-context.ts';
import { everyLeased } from '../jobs/every-leased.ts';
import { readOutbox } from './outbox.ts';
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

/** Rows per read. State values of one key among them become one envelope. */
const BATCH = 500;

/**
 * Passes outbox rows to `publish`, on one node of the cluster (W5). Rows are deleted only afterwards, with the next read. If the
 * relay dies in between, its successor sends them again and clients drop the duplicates (W2).
 */
export const startRelay = (
  ctx: BaseContext,
  publish: (outgoing: Outgoing[]) => void,
  { relayPollMs, relayGapMs, leaseMs }: RelayTimes,
): Relay => {
  const { db } = ctx.database;
  const stats = { batches: 0, rows: 0, envelopes: 0 };
  let relayed: number[] = [];

  const job = everyLeased(
    ctx,
    'relay',
    relayPollMs,
    async ({ signal }, lease) => {
      do {
        // A relay that stops deletes the rows it sent and reads no more.
        const { ids, outgoing } = await readOutbox(db, lease, { relayed, limit: signal.aborted ? 0 : BATCH });
        relayed = ids;
        if (outgoing.length > 0) publish(outgoing);
        if (ids.length > 0) stats.batches += 1;
        stats.rows += ids.length;
        stats.envelopes += outgoing.length;
        if (relayGapMs > 0 && ids.length > 0) await sleep(relayGapMs);
      } while (relayed.length > 0);
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
