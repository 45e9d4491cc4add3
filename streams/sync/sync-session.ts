import { PROTOCOL } from '../../contract/feeds.ts';
import { concat, defer, EMPTY, from, merge, mergeMap, of, switchMap, take, type Observable } from 'rxjs';
import type { AnyEnvelope, JoinAnswer } from '../../contract/wire.ts';
import type { SyncEvent } from './sync-event.ts';
import { applySnapshot } from './apply-snapshot.ts';
import { requestOnce, type Environment } from '../transport/request.ts';
import { requestWithRetry, type SyncState } from './sync-state.ts';
import { topicSet, type Topic } from './subscriptions.ts';
import { HoldBackQueue } from './hold-back-queue.ts';
import { createRecovery } from './recovery.ts';
import { createFreshnessCheck } from './freshness-check.ts';
import type { Subscriptions, Transport } from '../transport/transport.ts';

interface Inputs {
  merchant: string;
  ticket$: Observable<string | undefined>;
  subscriptions: Subscriptions;
  connection: object;
  state: SyncState;
}

/**
 * Synchronises these subscriptions over this connection until unsubscribed: joins, applies envelopes, fills gaps and recovers.
 */
export function syncSession(transport: Transport, inputs: Inputs, environment: Environment): Observable<SyncEvent> {
  const { merchant, ticket$, subscriptions, connection, state } = inputs;
  const { scheduler } = environment;
  const { versions } = state;
  const queue = new HoldBackQueue(state);
  const request = topicSet(subscriptions);
  const isRequested = (topic: Topic): boolean => request.get(topic) ?? false;

  /** W4: gets a new ticket, joins with the client's versions, applies the answer, then the envelopes that arrived before it. */
  const join = (): Observable<SyncEvent> => {
    let sent = versions.heads();
    const attempt = requestOnce(() => ticket$.pipe(take(1)), scheduler).pipe(
      switchMap(({ answer: ticket }) =>
        requestOnce(() => {
          queue.held ??= [];
          sent = versions.heads();
          return transport.join({
            ...(ticket && { ticket }),
            protocol: PROTOCOL,
            merchant,
            epoch: versions.epoch,
            feeds: versions.lastVersions(subscriptions),
          });
        }, scheduler),
      ),
    );
    return requestWithRetry<JoinAnswer>('join', attempt, state, environment, ({ answer, ...times }) => {
      state.joinedOn = connection;
      const applied = applySnapshot(versions, answer, { isRequested, sent });
      const { offsetMs } = state.observeClock({ at: answer.at, ...times });
      const at = Math.min(answer.at, answer.completeAt ?? Infinity);
      state.confirmFresh(at);
      const heartbeat: SyncEvent = { kind: 'heartbeat', at, offsetMs: Math.round(offsetMs) };
      return concat(from([...applied, heartbeat]), defer(release), queue.settled$);
    });
  };

  /** Drops envelopes of another epoch: the answer has just named the current one. */
  const release = (): Observable<SyncEvent> => {
    const envelopes = (queue.held ?? []).filter(({ epoch }) => epoch === versions.epoch);
    queue.held = null;
    return merge(...envelopes.map(receive));
  };

  /** Holds back all envelopes from now on, and joins. */
  const rejoin = (first: readonly AnyEnvelope[]): Observable<SyncEvent> => {
    const isUnderWay = queue.held !== null;
    queue.held = [...(queue.held ?? []), ...first];
    return isUnderWay ? EMPTY : queue.whileBehind(join());
  };

  const receive = (envelope: AnyEnvelope): Observable<SyncEvent> => {
    if (!isRequested(envelope) || queue.hold(envelope)) return EMPTY;
    switch (versions.classify(envelope)) {
      case 'old':
        return EMPTY;
      case 'foreign':
        return rejoin([envelope]);
      case 'gap':
        return queue.whileBehind(backfill(envelope, [envelope]));
      case 'next':
        versions.advance(envelope);
        return of({ kind: 'envelope', envelope });
    }
  };

  const { backfill, resnapshot, recover } = createRecovery({ transport, state, queue, receive, rejoin }, environment);
  const checkFreshness = createFreshnessCheck(
    { transport, state, queue, isRequested, recover, resnapshot, rejoin },
    environment,
  );

  // A connection that has joined keeps applying envelopes while it joins for other subscriptions.
  const joined$ = state.joinedOn === connection ? join() : rejoin([]);
  return merge(
    transport.envelopes$.pipe(mergeMap(receive)),
    transport.heartbeats$.pipe(mergeMap(checkFreshness)),
    joined$,
  );
}
