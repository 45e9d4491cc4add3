import { firstWithId } from './book.ts';
import type { Lane, Marble } from './lane.ts';

export interface Filter {
  /** Empty: all. */
  feed: string;
  key: string;
  /** Part of the name of a lane. */
  name: string;
}
export const NO_FILTER: Filter = { feed: '', key: '', name: '' };

const nameMatches = ({ name }: Filter, lane: Lane) => lane.name.toLowerCase().includes(name.trim().toLowerCase());
const topicMatches = ({ feed, key }: Filter, { topic }: Marble) =>
  (feed === '' || topic?.feed === feed) && (key === '' || topic?.key === key);

/** A feed and a key let through what their envelopes led to as well: the emissions and the stores. */
export const passes = (filter: Filter, marble: Marble): boolean =>
  nameMatches(filter, marble.lane) && topicMatches(filter, marble);

/** The marbles of a lane that pass; null for a lane that does not. */
export type Sieve = (lane: Lane) => readonly Marble[] | null;

/** Looks at each marble once, however often it is asked. */
export const createSieve = (filter: Filter): Sieve => {
  const seen = new Map<string, { passed: Marble[]; lastId: number }>();
  const byTopic = filter.feed !== '' || filter.key !== '';
  return (lane) => {
    if (!nameMatches(filter, lane)) return null;
    if (!byTopic) return lane.marbles;
    const { marbles } = lane;
    const kept = seen.get(lane.id) ?? { passed: [], lastId: -1 };
    seen.set(lane.id, kept);
    kept.passed.splice(0, firstWithId(kept.passed, marbles[0]?.trace.id ?? Infinity));
    for (let at = firstWithId(marbles, kept.lastId + 1); at < marbles.length; at += 1)
      if (topicMatches(filter, marbles[at]!)) kept.passed.push(marbles[at]!);
    kept.lastId = marbles.at(-1)?.trace.id ?? kept.lastId;
    return kept.passed.length ? kept.passed : null;
  };
};
