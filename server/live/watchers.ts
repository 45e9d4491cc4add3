import type { Outlet } from './outlet.ts';
import { watchId, type Watch } from './outgoing.ts';

/** One client as the senders see it. */
export interface Watcher {
  readonly outlet: Outlet;
  /** Where it comes from, as the handshake said (SYS-03). */
  readonly country?: string;
  /** Rooms of its session (W9): what goes to another room is not for it, whatever it watches. */
  rooms: ReadonlySet<string>;
  watches: readonly Watch[];
  /** On this process's monotonic clock: a proof that was read before would not speak of all it watches. */
  watchesSinceMs: number;
}

/** Who watches what on this node. */
export interface Watchers {
  /** Replaces what the client watched before. */
  watch(watcher: Watcher, rooms: ReadonlySet<string>, watches: readonly Watch[]): void;
  leave(watcher: Watcher): void;
  of(id: string): ReadonlySet<Watcher>;
  /** Everything watched by anyone on this node, once each. */
  watched(): Watch[];
  all(): Watcher[];
  /** Keys of this brand's feed that somebody watches. */
  keysOf(merchant: string, feed: Watch['feed']): Watch[];
}

const NOBODY: ReadonlySet<Watcher> = new Set();

export const createWatchers = (): Watchers => {
  const rows = new Map<string, { watch: Watch; by: Set<Watcher> }>();
  const everyone = new Set<Watcher>();

  const unwatch = (watcher: Watcher) => {
    for (const watch of watcher.watches) {
      const id = watchId(watch);
      const row = rows.get(id);
      row?.by.delete(watcher);
      if (row?.by.size === 0) rows.delete(id);
    }
  };

  return {
    watch(watcher, rooms, watches) {
      unwatch(watcher);
      Object.assign(watcher, { rooms, watches, watchesSinceMs: performance.now() });
      for (const watch of watches) {
        const id = watchId(watch);
        const row = rows.get(id) ?? { watch, by: new Set() };
        rows.set(id, row);
        row.by.add(watcher);
      }
      everyone.add(watcher);
    },
    leave(watcher) {
      unwatch(watcher);
      watcher.watches = [];
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
