import type { AnyEnvelope, Feed, PerKey } from '../../contract/wire.ts';
import type { Subscriptions } from '../transport/transport.ts';

/** A feed and its key: the unit that has a version. */
export interface Topic {
  feed: Feed;
  key: string;
}

export const topicId = ({ feed, key }: Topic): string => `${feed} ${key}`;

/** A map by topic. Two levels, because every envelope is looked up and a joined id would be built and hashed each time. */
export class TopicMap<T> {
  readonly #feeds = new Map<Feed, Map<string, T>>();

  get({ feed, key }: Topic): T | undefined {
    return this.#feeds.get(feed)?.get(key);
  }

  set({ feed, key }: Topic, value: T): void {
    let keys = this.#feeds.get(feed);
    if (!keys) this.#feeds.set(feed, (keys = new Map<string, T>()));
    keys.set(key, value);
  }

  delete({ feed, key }: Topic): void {
    this.#feeds.get(feed)?.delete(key);
  }

  clear(): void {
    this.#feeds.clear();
  }

  all(): (Topic & { value: T })[] {
    return [...this.#feeds].flatMap(([feed, keys]) => [...keys].map(([key, value]) => ({ feed, key, value })));
  }
}

/** All topics of the subscriptions, without duplicates. */
export const topicsOf = (subscriptions: Subscriptions): Topic[] =>
  (Object.entries(subscriptions) as [Feed, readonly string[]][]).flatMap(([feed, keys]) =>
    [...new Set(keys)].map((key) => ({ feed, key })),
  );

/** All topics of the subscriptions as a map for lookup. */
export function topicSet(subscriptions: Subscriptions): TopicMap<true> {
  const watched = new TopicMap<true>();
  for (const topic of topicsOf(subscriptions)) watched.set(topic, true);
  return watched;
}

export const isSubscribed = (subscriptions: Subscriptions, { feed, key }: Topic): boolean =>
  subscriptions[feed]?.includes(key) ?? false;

/** Whether both contain the same topics, in any order. */
export function sameSubscriptions(one: Subscriptions, other: Subscriptions): boolean {
  const ids = new Set(topicsOf(one).map(topicId));
  const others = topicsOf(other).map(topicId);
  return ids.size === others.length && others.every((id) => ids.has(id));
}

/** The rows of a per-key table of the protocol. */
export const rowsOf = <T>(table: PerKey<T>): (Topic & { value: T })[] =>
  (Object.entries(table) as [Feed, Record<string, T>][]).flatMap(([feed, keys]) =>
    Object.entries(keys).map(([key, value]) => ({ feed, key, value })),
  );

/** The topics in the form of a snapshot request: keys by feed. */
export function byFeed(topics: readonly Topic[]): Partial<Record<Feed, string[]>> {
  const feeds: Partial<Record<Feed, string[]>> = {};
  for (const { feed, key } of topics) (feeds[feed] ??= []).push(key);
  return feeds;
}

export const bySeq = (one: AnyEnvelope, other: AnyEnvelope): number => one.seq - other.seq;
