import { isEventFeed } from '../../contract/feeds.ts';
import type { AnyEnvelope, Feed, JoinAnswer, MissingAnswer, PerKey } from '../../contract/wire.ts';
import { eventsAfter, tailOf, type Logged } from './feed-log.ts';
import { topicId, type Topic } from './outgoing.ts';
import { Refused } from './refusal.ts';
import type { View } from './snapshots.ts';

/** The last version of a key that the client has, or null if it has none. */
export interface Had extends Topic {
  last: number | null;
}

/** Answers a join (W4) with only what is newer than the client's version, and with the keys to reset first (W1, W3). */
export const answerJoin = (view: View, had: readonly Had[], epoch: string | null): JoinAnswer => {
  const isOtherHistory = epoch !== null && epoch !== view.epoch;
  return answer(
    view,
    had.map((each) => (epoch === view.epoch ? each : { ...each, last: null })),
    isOtherHistory ? had : [],
  );
};

/** Answers a snapshot request with current values of all topics; logs begin again with their tail. */
export const answerSnapshot = (view: View, topics: readonly Topic[]): JoinAnswer =>
  answer(
    view,
    topics.map((watch) => ({ ...watch, last: null })),
    topics.filter(({ feed }) => isEventFeed(feed)),
  );

/** Answers a gap (W3) with the events after `after`, or with `resync` if the log no longer has them. */
export const answerMissing = (view: View, watch: Topic, after: number): MissingAnswer => {
  const log = view.logs.get(topicId(watch));
  const events = log && eventsAfter(log, after);
  return events ? { envelopes: events.map((event) => loggedEnvelope(view, watch, event)) } : { resync: true };
};

const answer = (view: View, had: readonly Had[], forgotten: readonly Topic[]): JoinAnswer => {
  const envelopes: AnyEnvelope[] = [];
  const seqs: PerKey<number> = {};
  const resets = new Map(forgotten.map((watch) => [topicId(watch), watch]));
  for (const { last, ...watch } of had) {
    const id = topicId(watch);
    const log = view.logs.get(id);
    const figure = view.figures.get(id);
    const seq = log?.head ?? figure?.seq;
    if (seq === undefined) throw new Refused('NOT_FOUND', `${watch.feed} ${watch.key}`);
    (seqs[watch.feed] ??= {})[watch.key] = seq;
    if (log) {
      const missing = last === null ? undefined : eventsAfter(log, last);
      if (last !== null && !missing) resets.set(id, watch);
      envelopes.push(...(missing ?? tailOf(log, watch.feed)).map((event) => loggedEnvelope(view, watch, event)));
    } else if (figure && (last === null || figure.seq !== last)) {
      if (last !== null && figure.seq < last) resets.set(id, watch);
      envelopes.push(envelopeOf(view, watch, { ...figure, at: view.at }));
    }
  }
  return {
    epoch: view.epoch,
    at: view.at,
    ...(view.completeAt !== undefined && { completeAt: view.completeAt }),
    envelopes,
    resets: [...resets.values()].map(({ feed, key }) => ({ feed, key })),
    seqs,
  };
};

const loggedEnvelope = (view: View, watch: Topic, { seq, at, value }: Logged): AnyEnvelope =>
  envelopeOf(view, watch, { seq, at: at.getTime(), value });

export const envelopeOf = (
  { epoch }: Pick<View, 'epoch'>,
  { feed, key }: { feed: Feed; key: string },
  row: { seq: number; at: number; value: unknown },
): AnyEnvelope => ({ epoch, feed, key, ...row }) as AnyEnvelope;
