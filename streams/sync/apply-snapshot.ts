import { isEventFeed } from '../../contract/feeds.ts';
import type { AnyEnvelope, JoinAnswer } from '../../contract/wire.ts';
import type { SyncEvent } from './sync-event.ts';
import type { VersionTracker } from './version-tracker.ts';
import { bySeq, topicId, rowsOf, type Topic } from './subscriptions.ts';

interface Requested {
  /** What was asked for. */
  isAsked: (topic: Topic) => boolean;
  /** What the book had when it was asked; what came by another way since is not held against the answer. */
  sent: ReadonlyMap<string, number>;
  /** Logs of which the answer is the whole view, whatever was held (W3). */
  renewed?: readonly Topic[];
}

/** Enters an answer to a join or snapshot into the book; says what is to be forgotten and applied, in order. */
export function applySnapshot(
  versions: VersionTracker,
  answer: JoinAnswer,
  { isAsked, sent, renewed = [] }: Requested,
): SyncEvent[] {
  const out: SyncEvent[] = [];
  const standing = rowsOf(answer.seqs).filter(isAsked);

  if (answer.epoch !== versions.epoch) {
    if (versions.changeEpoch(answer.epoch)) out.push({ kind: 'resetAll', epoch: answer.epoch });
  } else {
    const wentBack = standing.filter((row) => row.value < (sent.get(topicId(row)) ?? 0));
    for (const { feed, key } of [...answer.resets.filter(isAsked), ...renewed, ...wentBack]) {
      if (versions.last({ feed, key }) === null) continue;
      versions.forget({ feed, key });
      out.push({ kind: 'reset', feed, key });
    }
  }

  const isNews = (envelope: AnyEnvelope): boolean =>
    isAsked(envelope) && envelope.epoch === answer.epoch && envelope.seq > (versions.last(envelope) ?? -1);
  for (const envelope of [...answer.envelopes].sort(bySeq)) {
    if (!isNews(envelope)) continue;
    versions.advance(envelope);
    out.push({ kind: 'envelope', envelope });
  }
  for (const { feed, key, value } of standing) if (isEventFeed(feed)) versions.setHead({ feed, key }, value);
  return out;
}
