import type { SendQueue } from './send-queue.ts';
import { topicId, type Topic } from './outgoing.ts';

/** One client as the sending code needs it. */
export interface Watcher {
  readonly queue: SendQueue;
  /** Country from the handshake (SYS-03). */
  readonly country?: string;
  /** The member of its session. */
  memberId?: number | undefined;
  /** Rooms of its session (W9). Envelopes of other rooms are not sent to it, even for its topics. */
  rooms: ReadonlySet<string>;
  topics: readonly Topic[];
  /** On this process's monotonic clock. A heartbeat read before this time does not cover all topics. */
  subscribedAtMs: number;
}

/** Subscriptions of this node's clients. */
export interface Watchers {
  /** Replaces the client's subscriptions. */
  watch(watcher: Watcher, rooms: ReadonlySet<string>, topics: readonly Topic[]): void;
  leave(watcher: Watcher): void;
  of(id: string): ReadonlySet<Watcher>;
  /** Every topic with a subscriber on this node, once each. */
  watched(): Topic[];
  all(): Watcher[];
  /** Subscribed topics of this merchant's feed. */
  keysOf(merchant: string, feed: Topic['feed']): Topic[];
}

const NOBODY: ReadonlySet<Watcher> = new Set();

export const createWatchers = (): Watchers => {
  const rows = new Map<string, { watch: Topic; by: Set<Watcher> }>();
  const everyone = new Set<Watcher>();

  const unwatch = (watcher: Watcher) => {
    for (const watch of watcher.topics) {
      const id = topicId(watch);
      const row = rows.get(id);
      row?.by.delete(watcher);
      if (row?.by.size === 0) rows.delete(id);
    }
  };

  return {
    watch(watcher, rooms, topics) {
      unwatch(watcher);
      Object.assign(watcher, { rooms, topics, subscribedAtMs: performance.now() });
      for (const watch of topics) {
        const id = topicId(watch);
        const row = rows.get(id) ?? { watch, by: new Set() };
        rows.set(id, row);
        row.by.add(watcher);
      }
      everyone.add(watcher);
    },
    leave(watcher) {
      unwatch(watcher);
      watcher.topics = [];
      everyone.delete(watcher);
    },
    of: (id) => rows.get(id)?.by ?? NOBODY,
    watched: () => [...rows.values()].map(({ watch }) => watch),
    all: () => [...everyone],
    keysOf: (merchant, feed) =>
      [...rows.values()]
        .map(({ watch }) => watch)
        .filter((watch) => watch.merchant === merchant && watch.feed === feed),
  };
};
