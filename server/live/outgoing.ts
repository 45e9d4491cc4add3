import type { AnyEnvelope, Feed } from '../../contract/wire.ts';

/** An envelope with the merchant and room that it is sent to. */
export interface Outgoing {
  merchant: string;
  room: string;
  envelope: AnyEnvelope;
}

/**
 * A feed and key of one merchant, to which a version belongs. Keys alone are not unique: two merchants may each have a
 * `pool:grand`.
 */
export interface Topic {
  merchant: string;
  feed: Feed;
  key: string;
}

/** Returns a map key for a topic. */
export const topicId = ({ merchant, feed, key }: Topic): string => `${merchant} ${feed} ${key}`;

/** Groups topics by merchant and feed, so that each group needs one query. */
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
