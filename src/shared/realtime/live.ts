import {
  audit,
  BehaviorSubject,
  Observable,
  share,
  shareReplay,
  Subject,
  Subscription,
  timer,
  type SchedulerLike,
} from 'rxjs';
import type { CommandAnswer, CommandRequest, AnyEnvelope, Refused } from '../../../contract/wire.ts';
import { isEventFeed } from '../../../contract/feeds.ts';
import type { SyncEvent } from '../../../streams/sync/sync-event.ts';
import { acknowledgedCommand } from '../../../streams/transport/acknowledged-command.ts';
import { connection, type Connection } from '../../../streams/sync/connection.ts';
import { envelopes } from '../../../streams/sync/envelopes.ts';
import { byFeed, topicSet, TopicMap, topicsOf } from '../../../streams/sync/subscriptions.ts';
import { restartOnError } from '../../../streams/transport/restart-on-error.ts';
import type { Bye, Subscriptions } from '../../../streams/transport/transport.ts';
import type { ClosableTransport } from './socket-transport.ts';

/** Events kept per log for who comes to a feed that is watched already. */
const EVENTS_HELD = 300;

export interface LiveOptions {
  transport: ClosableTransport;
  merchant: string;
  /** A fresh ticket at each subscription; `of(undefined)` for a visitor. */
  ticket$: Observable<string | undefined>;
  online$: Observable<boolean>;
  scheduler: SchedulerLike;
  frames: SchedulerLike;
  random: () => number;
  /** Hears of what broke in the live part itself; it goes on by itself (BR8). */
  failed: (error: unknown) => void;
}

/** What is live, for one session of one page: feeds are watched while somebody is subscribed to them. */
export interface Live {
  /** What is accepted for these keys, beginning with what is held of them already; watched while subscribed. */
  watch(subscriptions: Subscriptions): Observable<SyncEvent>;
  connection$: Observable<Connection>;
  byes$: Observable<Bye>;
  /** Takes what an answer to a call carried, so that who acts never waits for the push (W6). */
  answered(envelope: AnyEnvelope): void;
  /** Sends what matters, again and again until it is acknowledged (W6). */
  command(request: CommandRequest): Observable<CommandAnswer | Refused>;
  scheduler: SchedulerLike;
  frames: SchedulerLike;
  close(): void;
}

/** Makes the page's one live part: shares one run of `envelopes`, counts who watches what, and holds the last values for late comers. */
export const createLive = ({
  transport,
  merchant,
  ticket$,
  online$,
  scheduler,
  frames,
  random,
  failed,
}: LiveOptions): Live => {
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

  // A page that swaps one view for another leaves and takes up keys within one tick: that is no change of interest.
  const subscriptions$ = wanted$.pipe(audit(() => timer(0, scheduler)));
  const environment = { scheduler, random };
  const syncEvents$ = restartOnError(
    envelopes(transport, { merchant, subscriptions$, ticket$, answered$ }, environment),
    failed,
    environment,
  ).pipe(share());
  const news$ = new Subject<SyncEvent>();
  const connection$ = connection({ status$: transport.status$, syncEvents$: news$, online$ }, { scheduler }).pipe(
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  const running = new Subscription();
  // Listens before anything is accepted, and goes on when no view asks.
  running.add(connection$.subscribe());
  running.add(
    syncEvents$.subscribe((accepted) => {
      hold(accepted);
      news$.next(accepted);
    }),
  );

  const concerns = (watched: TopicMap<true>, accepted: SyncEvent) => {
    const about = accepted.kind === 'envelope' ? accepted.envelope : accepted;
    return !('feed' in about) || watched.get(about);
  };

  return {
    watch: (subscriptions) =>
      new Observable<SyncEvent>((subscriber) => {
        const watched = topicSet(subscriptions);
        const already = watched.all().flatMap((topic) => held.get(topic) ?? []);
        for (const envelope of already) subscriber.next({ kind: 'envelope', envelope });
        const listening = news$.subscribe({
          next: (accepted) => {
            if (concerns(watched, accepted)) subscriber.next(accepted);
          },
          complete: () => subscriber.complete(),
        });
        tally(subscriptions, 1);
        return () => {
          listening.unsubscribe();
          tally(subscriptions, -1);
        };
      }),
    connection$,
    byes$: transport.byes$,
    answered: (envelope) => answered$.next(envelope),
    command: (request) => acknowledgedCommand(transport, request, { scheduler, random }),
    scheduler,
    frames,
    close() {
      running.unsubscribe();
      transport.close();
    },
  };
};
