import type { AnyEnvelope, Feed, PerKey } from '../contract/wire.ts';
import type { Interests } from './wire.ts';

/** A feed and its key: what a version belongs to. */
export interface Watch {
  feed: Feed;
  key: string;
}

export const idOf = ({ feed, key }: Watch): string => `${feed} ${key}`;

/** What belongs to each watch. In two steps, since every envelope is looked up: a joined id would be built and hashed each time. */
export class WatchMap<T> {
  readonly #feeds = new Map<Feed, Map<string, T>>();

  get({ feed, key }: Watch): T | undefined {
    return this.#feeds.get(feed)?.get(key);
  }

  set({ feed, key }: Watch, value: T): void {
    let keys = this.#feeds.get(feed);
    if (!keys) this.#feeds.set(feed, (keys = new Map<string, T>()));
    keys.set(key, value);
  }

  delete({ feed, key }: Watch): void {
    this.#feeds.get(feed)?.delete(key);
  }

  clear(): void {
    this.#feeds.clear();
  }

  all(): (Watch & { value: T })[] {
    return [...this.#feeds].flatMap(([feed, keys]) => [...keys].map(([key, value]) => ({ feed, key, value })));
  }
}

/** Every watch of these interests, once each. */
export const watchesOf = (interests: Interests): Watch[] =>
  (Object.entries(interests) as [Feed, readonly string[]][]).flatMap(([feed, keys]) =>
    [...new Set(keys)].map((key) => ({ feed, key })),
  );

/** The same, to be looked up. */
export function watchedBy(interests: Interests): WatchMap<true> {
  const watched = new WatchMap<true>();
  for (const watch of watchesOf(interests)) watched.set(watch, true);
  return watched;
}

export const isWatched = (interests: Interests, { feed, key }: Watch): boolean =>
  interests[feed]?.includes(key) ?? false;

/** Whether both ask for the same, in whatever order. */
export function sameInterests(one: Interests, other: Interests): boolean {
  const ids = new Set(watchesOf(one).map(idOf));
  const others = watchesOf(other).map(idOf);
  return ids.size === others.length && others.every((id) => ids.has(id));
}

/** The rows of a per-key table of the wire. */
export const rowsOf = <T>(table: PerKey<T>): (Watch & { value: T })[] =>
  (Object.entries(table) as [Feed, Record<string, T>][]).flatMap(([feed, keys]) =>
    Object.entries(keys).map(([key, value]) => ({ feed, key, value })),
  );

/** The watches as a snapshot is asked for: keys by feed. */
export function byFeed(watches: readonly Watch[]): Partial<Record<Feed, string[]>> {
  const feeds: Partial<Record<Feed, string[]>> = {};
  for (const { feed, key } of watches) (feeds[feed] ??= []).push(key);
  return feeds;
}

export const bySeq = (one: AnyEnvelope, other: AnyEnvelope): number => one.seq - other.seq;
