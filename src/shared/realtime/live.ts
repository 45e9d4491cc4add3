import { audit, BehaviorSubject, Observable, ReplaySubject, Subject, Subscription, timer } from 'rxjs';
import type { CommandAnswer, CommandRequest, AnyEnvelope, Refused } from '../../../contract/wire.ts';
import { isEventFeed } from '../../../contract/feeds.ts';
import type { SyncEvent } from '../../../streams/sync/sync-event.ts';
import { acknowledgedCommand } from '../../../streams/transport/acknowledged-command.ts';
import { connection, type Connection } from '../../../streams/sync/connection.ts';
import { envelopes } from '../../../streams/sync/envelopes.ts';
import { byFeed, TopicMap, topicsOf } from '../../../streams/sync/subscriptions.ts';
import type { Environment } from '../../../streams/transport/request.ts';
import { restartOnError } from '../../../streams/transport/restart-on-error.ts';
import type { Bye, Subscriptions } from '../../../streams/transport/transport.ts';
import type { ClosableTransport } from './socket-transport.ts';

/** Events kept per log for late subscribers of a feed that is already subscribed to. */
const EVENTS_HELD = 300;

export interface LiveOptions {
  transport: ClosableTransport;
  merchant: string;
  /** Gives a new ticket at each subscription; `of(undefined)` for a visitor. */
  ticket$: Observable<string | undefined>;
  online$: Observable<boolean>;
  environment: Environment;
  /** Receives internal errors of the live API, which recovers by itself (BR8). */
  failed: (error: unknown) => void;
}

/** The live API of one session of one page. A feed is subscribed to while it has subscribers. */
export interface Live {
  /**
   * All sync events, starting with the values already held for these keys, which are subscribed to while observed. The streams
   * select their feed and key (`feed`).
   */
  watch(subscriptions: Subscriptions): Observable<SyncEvent>;
  connection$: Observable<Connection>;
  byes$: Observable<Bye>;
  /** Takes the envelope of a call's answer, so that the caller never waits for the push (W6). */
  answered(envelope: AnyEnvelope): void;
  /** Sends what matters, again and again until it is acknowledged (W6). */
  command(request: CommandRequest): Observable<CommandAnswer | Refused>;
  close(): void;
}

/**
 * Creates the page's live API: shares one run of `envelopes`, counts subscribers per topic, and replays the last values to late
 * ones.
 */
export const createLive = ({ transport, merchant, ticket$, online$, environment, failed }: LiveOptions): Live => {
  const watchers = new TopicMap<number>();
  const held = new TopicMap<AnyEnvelope[]>();
  const wanted$ = new BehaviorSubject<Subscriptions>({});
  const answered$ = new Subject<AnyEnvelope>();

  const tally = (subscriptions: Subscriptions, by: 1 | -1) => {
    for (const topic of topicsOf(subscriptions)) {
      const count = (watchers.get(topic) ?? 0) + by;
      if (count) watchers.set(topic, count);
      else watchers.delete(topic);
    }
    wanted$.next(byFeed(watchers.all()));
  };

  const hold = (accepted: SyncEvent) => {
    if (accepted.kind === 'resetAll') held.clear();
    if (accepted.kind === 'reset') held.delete(accepted);
    if (accepted.kind !== 'envelope') return;
    const { envelope } = accepted;
    const events = isEventFeed(envelope.feed)
      ? [...(held.get(envelope) ?? []), envelope].slice(-EVENTS_HELD)
      : [envelope];
    held.set(envelope, events);
  };

  // A page that replaces one view by another drops and adds keys within one tick. That is not a change of subscriptions.
  const subscriptions$ = wanted$.pipe(audit(() => timer(0, environment.scheduler)));
  const syncEvents$ = restartOnError(
    envelopes(transport, { merchant, subscriptions$, ticket$, answered$ }, environment),
    failed,
    environment,
  );
  const news$ = new Subject<SyncEvent>();
  const connection$ = new ReplaySubject<Connection>(1);
  const running = new Subscription();
  const carrying = new Subscription(() => transport.close());
  running.add(carrying);
  // Before the first sync event, and also when no view needs it.
  running.add(
    connection(
      { status$: transport.status$, syncEvents$: news$, online$, byes$: transport.byes$ },
      environment,
    ).subscribe(connection$),
  );
  running.add(
    syncEvents$.subscribe({
      next(accepted) {
        hold(accepted);
        news$.next(accepted);
      },
      // The server refuses this client for good: the transport must not reconnect.
      complete: () => carrying.unsubscribe(),
    }),
  );

  return {
    watch: (subscriptions) =>
      new Observable<SyncEvent>((subscriber) => {
        const already = topicsOf(subscriptions).flatMap((topic) => held.get(topic) ?? []);
        for (const envelope of already) subscriber.next({ kind: 'envelope', envelope });
        news$.subscribe(subscriber);
        tally(subscriptions, 1);
        return () => tally(subscriptions, -1);
      }),
    connection$: connection$.asObservable(),
    byes$: transport.byes$,
    answered: (envelope) => answered$.next(envelope),
    command: (request) => acknowledgedCommand(transport, request, environment),
    close: () => running.unsubscribe(),
  };
};
