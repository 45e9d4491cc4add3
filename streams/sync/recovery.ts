import { concat, EMPTY, from, merge, type Observable } from 'rxjs';
import { isEventFeed } from '../../contract/feeds.ts';
import type { AnyEnvelope, MissingAnswer, SnapshotAnswer } from '../../contract/wire.ts';
import type { SyncEvent } from './sync-event.ts';
import { applySnapshot } from './apply-snapshot.ts';
import { requestOnce, type Environment } from '../transport/request.ts';
import { requestWithRetry, type SyncState } from './sync-state.ts';
import { byFeed, bySeq, topicId, type Topic } from './subscriptions.ts';
import type { HoldBackQueue } from './hold-back-queue.ts';
import type { Transport } from '../transport/transport.ts';

interface Dependencies {
  transport: Transport;
  state: SyncState;
  queue: HoldBackQueue;
  receive: (envelope: AnyEnvelope) => Observable<SyncEvent>;
  rejoin: (first: readonly AnyEnvelope[]) => Observable<SyncEvent>;
}

/** Creates the ways to recover: backfill of a log's missing events, and a new snapshot. */
export function createRecovery({ transport, state, queue, receive, rejoin }: Dependencies, environment: Environment) {
  const { versions } = state;
  const { scheduler } = environment;

  /**
   * W3: requests the events after the last one applied. Later events are held back meanwhile, in order and without duplicates.
   */
  const backfill = ({ feed, key }: Topic, first: AnyEnvelope[] = []): Observable<SyncEvent> => {
    const watch = { feed, key };
    const after = versions.last(watch);
    queue.holdFor(watch, first);
    if (!isEventFeed(feed) || after === null) return resnapshot([watch]);

    const attempt = requestOnce(() => transport.missing({ feed, key, after }), scheduler);
    return requestWithRetry<MissingAnswer>('missing', attempt, state, environment, ({ answer }) => {
      if ('resync' in answer) return resnapshot([watch]);
      const waited = queue.release(watch);
      const inTurn = [...answer.envelopes, ...waited].sort(bySeq).filter((envelope) => {
        const isNext = topicId(envelope) === topicId(watch) && versions.classify(envelope) === 'next';
        if (isNext) versions.advance(envelope);
        return isNext;
      });
      const applied = from(inTurn.map((envelope): SyncEvent => ({ kind: 'envelope', envelope })));
      const ahead = waited.filter((envelope) => versions.classify(envelope) === 'gap');
      if (ahead.length === 0) return applied;
      if (inTurn.length > 0) return concat(applied, backfill(watch, ahead));
      queue.holdFor(watch, ahead);
      return resnapshot([watch]);
    });
  };

  /** W3, W11: requests a new snapshot of these topics. Their envelopes are held back until it arrives. */
  const resnapshot = (topics: readonly Topic[]): Observable<SyncEvent> => {
    for (const topic of topics) queue.holdFor(topic);
    let sent = versions.heads();
    const attempt = requestOnce(() => {
      sent = versions.heads();
      return transport.snapshot({ feeds: byFeed(topics) });
    }, scheduler);
    return requestWithRetry<SnapshotAnswer>('snapshot', attempt, state, environment, ({ answer, ...times }) => {
      const waited = topics.flatMap((topic) => queue.release(topic));
      if (answer.epoch !== versions.epoch) return rejoin(waited);
      const ids = new Set(topics.map(topicId));
      const renewed = topics.filter(({ feed }) => isEventFeed(feed));
      const applied = applySnapshot(versions, answer, {
        isRequested: (topic) => ids.has(topicId(topic)),
        sent,
        renewed,
      });
      const { offsetMs } = state.observeClock({ at: answer.at, ...times });
      const clock: SyncEvent = { kind: 'clock', offsetMs: Math.round(offsetMs) };
      return concat(from([...applied, clock]), merge(...waited.map(receive)));
    });
  };

  /** Backfills logs and requests a snapshot of state feeds. Topics with a pending request are skipped. */
  const recover = (topics: readonly Topic[]): Observable<SyncEvent> => {
    const idle = topics.filter((topic) => !queue.isHolding(topic));
    const logs = idle.filter((topic) => isEventFeed(topic.feed) && versions.last(topic) !== null);
    const states = idle.filter((topic) => !logs.includes(topic));
    return merge(
      ...logs.map((topic) => queue.whileBehind(backfill(topic))),
      states.length > 0 ? queue.whileBehind(resnapshot(states)) : EMPTY,
    );
  };

  return { backfill, resnapshot, recover };
}
