import { setTimeout as sleep } from 'node:timers/promises';
import type { AppContext } from '../context.ts';
import { everyLeased } from '../jobs/every-leased.ts';
import { clearOutbox, readOutbox } from './outbox.ts';
import type { Outgoing } from './outgoing.ts';

export interface RelayTimes {
  /** The safety net: commits of other nodes, and nudges that were lost. */
  relayPollMs: number;
  /** Between two looks under load; what commits meanwhile goes as one batch. */
  relayGapMs: number;
  leaseMs: number;
}

export interface Relay {
  holds(): boolean;
  stats(): { batches: number; rows: number; envelopes: number };
  stop(): Promise<void>;
}

/** Rows a transaction; figures of one key among them become one envelope. */
const BATCH = 500;

/**
 * Passes what the outbox holds to `publish`, on one node of all (W5). Rows are cleared only after that, in the transaction
 * that reads the next ones: whoever dies in between, they are passed on again, and clients drop the doubles (W2).
 */
export const startRelay = (
  ctx: AppContext,
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
        // Not `database.transact`: its nudge would wake the relay by its own commits.
        const { ids, outgoing } = await ctx.database.db.transaction().execute(async (tx) => {
          await guard(tx);
          await clearOutbox(tx, published);
          // A relay that stops clears what it passed on, and takes no more.
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
