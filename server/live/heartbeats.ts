import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Millis } from '../../contract/primitives.ts';
import { isEventFeed } from '../../contract/feeds.ts';
import type { PerKey } from '../../contract/wire.ts';
import type { BaseContext } from '../app/base-context.ts';
import { readEpoch } from './epoch.ts';
import type { FanOut } from './fan-out.ts';
import { logHeads } from './feed-log.ts';
import type { Feeds } from './feeds.ts';
import { heartbeatMessage } from './transport.ts';
import { relayLag } from './relay-lag.ts';
import { byMerchantAndFeed, topicId, type Topic } from './outgoing.ts';
import { repeatEvery, type RepeatedTask } from './repeat.ts';
import type { Watchers } from './watchers.ts';

/** While the relay lags more than this, logs may be incomplete and no heartbeats are sent, so that clients show stale. */
const MAX_LAG_MS = 2_000;
/** Heartbeats sent per turn of the event loop. */
const SLICE = 200;

interface Versions {
  epoch: string;
  at: Millis;
  seqs: ReadonlyMap<string, number>;
}

/** Sends every client the versions of the topics it subscribes to, read once for all clients of this node (W11). */
export const startHeartbeats = (
  ctx: BaseContext,
  watchers: Watchers,
  fanOut: FanOut,
  feeds: Feeds,
  { heartbeatEveryMs }: { heartbeatEveryMs: number },
): RepeatedTask =>
  repeatEvery(ctx, 'heartbeat', heartbeatEveryMs, async () => {
    const topics = watchers.watched();
    if (topics.length === 0) return;
    const requestedAtMs = performance.now();
    if ((await relayLag(ctx)) > MAX_LAG_MS) return;
    const readFromMs = performance.now();
    const noted = fanOut.noting();
    try {
      const versions = await readVersions(ctx, feeds, topics);
      let served = 0;
      for (const watcher of watchers.all()) {
        // The process or the database stalled meanwhile, so the versions that were read are out of date.
        if (performance.now() - requestedAtMs > MAX_LAG_MS) return;
        // A client that joined since then has a newer answer than this heartbeat.
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

const readVersions = ({ database }: BaseContext, feeds: Feeds, topics: readonly Topic[]): Promise<Versions> =>
  database.readSnapshot(async (tx) => {
    const { epoch, at } = await readEpoch(tx);
    const seqs = new Map<string, number>();
    for (const { merchant, feed, keys } of byMerchantAndFeed(topics)) {
      const read = isEventFeed(feed)
        ? await logHeads(tx, merchant, feed, keys)
        : await feeds.state(feed)?.seqs(tx, merchant, keys);
      for (const [key, seq] of read ?? []) seqs.set(topicId({ merchant, feed, key }), seq);
    }
    return { epoch, at, seqs };
  });

/** Raises a version to the one sent while the heartbeat was read. A lower version would reset that key on the client. */
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
