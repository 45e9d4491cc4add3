import type { AnyEnvelope, Feed, PerKey } from '../contract/wire.ts';
import type { Interests } from './wire.ts';

/** A feed and its key: what a version belongs to. */
export interface Watch {
  feed: Feed;
  key: string;
}

export const idOf = ({ feed, key }: Watch): string => `${feed} ${key}`;

/** Every watch of these interests, once each. */
export const watchesOf = (interests: Interests): Watch[] =>
  (Object.entries(interests) as [Feed, readonly string[]][]).flatMap(([feed, keys]) =>
    [...new Set(keys)].map((key) => ({ feed, key })),
  );

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
