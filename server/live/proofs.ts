import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Millis } from '../../contract/primitives.ts';
import { isEventFeed } from '../../contract/feeds.ts';
import type { PerKey } from '../../contract/wire.ts';
import type { House } from '../house.ts';
import { readEpoch } from './epoch.ts';
import type { FanOut } from './fan-out.ts';
import { logHeads } from './feed-log.ts';
import { stateSource } from './feeds.ts';
import { proofMessage } from './link.ts';
import { relayLag } from './relay-lag.ts';
import { byBrandAndFeed, watchId, type Watch } from './outgoing.ts';
import { repeat, type Repeated } from './repeat.ts';
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
export const startProofs = (
  house: House,
  watchers: Watchers,
  fanOut: FanOut,
  { proofEveryMs }: { proofEveryMs: number },
): Repeated =>
  repeat(house, 'proof', proofEveryMs, async () => {
    const watches = watchers.watched();
    if (watches.length === 0) return;
    const askedAtMs = performance.now();
    if ((await relayLag(house)) > MOST_LAG_MS) return;
    const readFromMs = performance.now();
    const noted = fanOut.noting();
    try {
      const versions = await readVersions(house, watches);
      let served = 0;
      for (const watcher of watchers.all()) {
        // This process, or the database, stood still meanwhile: what was read proves nothing of now.
        if (performance.now() - askedAtMs > MOST_LAG_MS) return;
        // Who joined since has its answer as a younger proof.
        if (watcher.watches.length === 0 || watcher.watchesSinceMs >= readFromMs) continue;
        const seqs = seqsOf(watcher.watches, versions.seqs, noted.newest);
        watcher.outlet.offer(proofMessage({ epoch: versions.epoch, at: versions.at, seqs }));
        served += 1;
        if (served % SLICE === 0) await nextTurn();
      }
    } finally {
      noted.stop();
    }
  });

const readVersions = ({ database }: House, watches: readonly Watch[]): Promise<Versions> =>
  database.readSnapshot(async (tx) => {
    const { epoch, at } = await readEpoch(tx);
    const seqs = new Map<string, number>();
    for (const { merchant, feed, keys } of byBrandAndFeed(watches)) {
      const read = isEventFeed(feed)
        ? await logHeads(tx, merchant, feed, keys)
        : await stateSource(feed)?.seqs(tx, merchant, keys);
      for (const [key, seq] of read ?? []) seqs.set(watchId({ merchant, feed, key }), seq);
    }
    return { epoch, at, seqs };
  });

/** A version handed out while the proof was read is newer than the proof: told lower, the client would take it back. */
const seqsOf = (
  watches: readonly Watch[],
  read: ReadonlyMap<string, number>,
  handedOut: ReadonlyMap<string, number>,
): PerKey<number> => {
  const seqs: PerKey<number> = {};
  for (const watch of watches) {
    const id = watchId(watch);
    const seq = read.get(id);
    if (seq !== undefined) (seqs[watch.feed] ??= {})[watch.key] = Math.max(seq, handedOut.get(id) ?? 0);
  }
  return seqs;
};
