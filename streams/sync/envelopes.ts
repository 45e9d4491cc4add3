import {
  combineLatest,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  from,
  map,
  merge,
  mergeMap,
  NEVER,
  of,
  switchMap,
  takeWhile,
} from 'rxjs';
import type { Observable } from 'rxjs';
import { isEventFeed } from '../../contract/feeds.ts';
import type { AnyEnvelope } from '../../contract/wire.ts';
import { isTooOld, type SyncEvent } from './sync-event.ts';
import type { Environment } from '../transport/request.ts';
import { syncSession } from './sync-session.ts';
import { SyncState } from './sync-state.ts';
import { isSubscribed, sameSubscriptions } from './subscriptions.ts';
import type { Subscriptions, Transport } from '../transport/transport.ts';

export interface EnvelopesInputs {
  merchant: string;
  /** The current subscriptions. */
  subscriptions$: Observable<Subscriptions>;
  /** Cold: subscribed before each join to get a new single-use ticket; `undefined` for a visitor. */
  ticket$: Observable<string | undefined>;
  /** Values from answers to calls, so that the caller never waits for the push (W6). State feeds only. */
  answered$?: Observable<AnyEnvelope>;
}

/**
 * Turns transport messages into sync events: versions grow for each topic, and logs have no gaps or duplicates (W1–W4, W11).
 * Completes after `CLIENT_TOO_OLD`.
 */
export function envelopes(
  transport: Transport,
  inputs: EnvelopesInputs,
  environment: Environment,
): Observable<SyncEvent> {
  const { subscriptions$, answered$ = NEVER } = inputs;
  return defer(() => {
    const state = new SyncState();
    let watching: Subscriptions = {};

    // Each status is a new object, so that two successive `connected` values count as two connections.
    const connections$ = transport.status$.pipe(map((status) => ({ status })));
    const followed$ = combineLatest([connections$, subscriptions$.pipe(distinctUntilChanged(sameSubscriptions))]).pipe(
      switchMap(([connection, subscriptions]) => {
        watching = subscriptions;
        const left = state.versions.keepOnly(subscriptions).map((topic): SyncEvent => ({ kind: 'reset', ...topic }));
        const next$ =
          connection.status === 'connected'
            ? syncSession(transport, { ...inputs, subscriptions, connection, state }, environment)
            : state.behind$;
        return concat(from(left), next$);
      }),
    );

    const place = (envelope: AnyEnvelope): Observable<SyncEvent> => {
      const { versions } = state;
      const isNews =
        isSubscribed(watching, envelope) && !isEventFeed(envelope.feed) && versions.classify(envelope) === 'next';
      if (!isNews) return EMPTY;
      versions.advance(envelope);
      return of({ kind: 'envelope', envelope });
    };
    return merge(answered$.pipe(mergeMap(place)), followed$).pipe(
      // Every further attempt would be refused as well.
      takeWhile((item) => !isTooOld(item), true),
    );
  });
}
