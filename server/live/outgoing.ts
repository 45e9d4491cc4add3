import type { AnyEnvelope, Feed } from '../../contract/wire.ts';

/** An envelope on its way to whoever may hear it. */
export interface Outgoing {
  merchant: string;
  room: string;
  envelope: AnyEnvelope;
}

/** A feed and its key at one brand: what a version belongs to. Keys alone do not do: two brands may each have a `pool:grand`. */
export interface Topic {
  merchant: string;
  feed: Feed;
  key: string;
}

/** One word for a watch, to look it up by. */
export const topicId = ({ merchant, feed, key }: Topic): string => `${merchant} ${feed} ${key}`;

/** Splits watches into the brands and feeds in which they can be read with one query each. */
export const byMerchantAndFeed = (topics: Iterable<Topic>): { merchant: string; feed: Feed; keys: string[] }[] => {
  const groups = new Map<string, { merchant: string; feed: Feed; keys: Set<string> }>();
  for (const { merchant, feed, key } of topics) {
    const id = `${merchant} ${feed}`;
    const group = groups.get(id) ?? { merchant, feed, keys: new Set<string>() };
    groups.set(id, group);
    group.keys.add(key);
  }
  return [...groups.values()].map(({ keys, ...group }) => ({ ...group, keys: [...keys] }));
};
