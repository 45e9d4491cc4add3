import { isEventFeed } from '../../contract/feeds.ts';
import type { AnyEnvelope, JoinAnswer } from '../../contract/wire.ts';
import type { SyncEvent } from './sync-event.ts';
import type { VersionTracker } from './version-tracker.ts';
import { bySeq, topicId, rowsOf, type Topic } from './subscriptions.ts';

interface Requested {
  /** Whether the topic was requested. */
  isRequested: (topic: Topic) => boolean;
  /** The versions at the time of the request. A version that arrived another way since then is not lowered by the answer. */
  sent: ReadonlyMap<string, number>;
  /** Logs for which the answer is the whole view, whatever the client held (W3). */
  renewed?: readonly Topic[];
}

/** Applies the answer to a join or snapshot to the version tracker. Returns the resets and envelopes to emit, in order. */
export function applySnapshot(
  versions: VersionTracker,
  answer: JoinAnswer,
  { isRequested, sent, renewed = [] }: Requested,
): SyncEvent[] {
  const out: SyncEvent[] = [];
  const status = rowsOf(answer.seqs).filter(isRequested);

  if (answer.epoch !== versions.epoch) {
    if (versions.changeEpoch(answer.epoch)) out.push({ kind: 'resetAll', epoch: answer.epoch });
  } else {
    const wentBack = status.filter((row) => row.value < (sent.get(topicId(row)) ?? 0));
    for (const { feed, key } of [...answer.resets.filter(isRequested), ...renewed, ...wentBack]) {
      if (versions.last({ feed, key }) === null) continue;
      versions.forget({ feed, key });
      out.push({ kind: 'reset', feed, key });
    }
  }

  const isNews = (envelope: AnyEnvelope): boolean =>
    isRequested(envelope) && envelope.epoch === answer.epoch && envelope.seq > (versions.last(envelope) ?? -1);
  for (const envelope of [...answer.envelopes].sort(bySeq)) {
    if (!isNews(envelope)) continue;
    versions.advance(envelope);
    out.push({ kind: 'envelope', envelope });
  }
  for (const { feed, key, value } of status) if (isEventFeed(feed)) versions.setHead({ feed, key }, value);
  return out;
}
