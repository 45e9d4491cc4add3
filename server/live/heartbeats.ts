import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Millis } from '../../contract/primitives.ts';
import { isEventFeed } from '../../contract/feeds.ts';
import type { PerKey } from '../../contract/wire.ts';
import type { AppContext } from '../context.ts';
import { readEpoch } from './epoch.ts';
import type { FanOut } from './fan-out.ts';
import { logHeads } from './feed-log.ts';
import { stateSource } from './feeds.ts';
import { heartbeatMessage } from './transport.ts';
import { relayLag } from './relay-lag.ts';
import { byMerchantAndFeed, topicId, type Topic } from './outgoing.ts';
import { repeatEvery, type RepeatedTask } from './repeat.ts';
import type { Watchers } from './watchers.ts';

/** What waits longer to be relayed is missing in the logs: nothing is proved to be whole meanwhile, and pages turn stale in time. */
const MOST_LAG_MS = 2_000;
/** Clients proved to before the event loop gets its turn. */
const SLICE = 200;

interface Versions {
  epoch: string;
  at: Millis;
  seqs: ReadonlyMap<string, number>;
}

/** Sends every client the versions of what it watches, read once for all clients of this node (W11). */
export const startHeartbeats = (
  ctx: AppContext,
  watchers: Watchers,
  fanOut: FanOut,
  { heartbeatEveryMs }: { heartbeatEveryMs: number },
): RepeatedTask =>
  repeatEvery(ctx, 'heartbeat', heartbeatEveryMs, async () => {
    const topics = watchers.watched();
    if (topics.length === 0) return;
    const askedAtMs = performance.now();
    if ((await relayLag(ctx)) > MOST_LAG_MS) return;
    const readFromMs = performance.now();
    const noted = fanOut.noting();
    try {
      const versions = await readVersions(ctx, topics);
      let served = 0;
      for (const watcher of watchers.all()) {
        // This process, or the database, stood still meanwhile: what was read proves nothing of now.
        if (performance.now() - askedAtMs > MOST_LAG_MS) return;
        // Who joined since has its answer as a younger heartbeat.
        if (watcher.topics.length === 0 || watcher.subscribedAtMs >= readFromMs) continue;
        const seqs = seqsOf(watcher.topics, versions.seqs, noted.newest);
        watcher.queue.offer(heartbeatMessage({ epoch: versions.epoch, at: versions.at, seqs }));
        served += 1;
        if (served % SLICE === 0) await nextTurn();
      }
    } finally {
      noted.stop();
    }
  });

const readVersions = ({ database }: AppContext, topics: readonly Topic[]): Promise<Versions> =>
  database.readSnapshot(async (tx) => {
    const { epoch, at } = await readEpoch(tx);
    const seqs = new Map<string, number>();
    for (const { merchant, feed, keys } of byMerchantAndFeed(topics)) {
      const read = isEventFeed(feed)
        ? await logHeads(tx, merchant, feed, keys)
        : await stateSource(feed)?.seqs(tx, merchant, keys);
      for (const [key, seq] of read ?? []) seqs.set(topicId({ merchant, feed, key }), seq);
    }
    return { epoch, at, seqs };
  });

/** A version handed out while the heartbeat was read is newer than the heartbeat: told lower, the client would take it back. */
const seqsOf = (
  topics: readonly Topic[],
  read: ReadonlyMap<string, number>,
  handedOut: ReadonlyMap<string, number>,
): PerKey<number> => {
  const seqs: PerKey<number> = {};
  for (const watch of topics) {
    const id = topicId(watch);
    const seq = read.get(id);
    if (seq !== undefined) (seqs[watch.feed] ??= {})[watch.key] = Math.max(seq, handedOut.get(id) ?? 0);
  }
  return seqs;
};
