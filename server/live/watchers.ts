import type { SendQueue } from './send-queue.ts';
import { topicId, type Topic } from './outgoing.ts';

/** One client as the senders see it. */
export interface Watcher {
  readonly queue: SendQueue;
  /** Where it comes from, as the handshake said (SYS-03). */
  readonly country?: string;
  /** Rooms of its session (W9): what goes to another room is not for it, whatever it watches. */
  rooms: ReadonlySet<string>;
  topics: readonly Topic[];
  /** On this process's monotonic clock: a heartbeat that was read before would not speak of all it watches. */
  subscribedAtMs: number;
}

/** Who watches what on this node. */
export interface Watchers {
  /** Replaces what the client watched before. */
  watch(watcher: Watcher, rooms: ReadonlySet<string>, topics: readonly Topic[]): void;
  leave(watcher: Watcher): void;
  of(id: string): ReadonlySet<Watcher>;
  /** Everything watched by anyone on this node, once each. */
  watched(): Topic[];
  all(): Watcher[];
  /** Keys of this brand's feed that somebody watches. */
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
