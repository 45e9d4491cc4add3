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
import type { ActAnswer, ActRequest, AnyEnvelope, Refused } from '../../../contract/wire.ts';
import { isEventFeed } from '../../../contract/feeds.ts';
import type { Accepted } from '../../../streams/accepted.ts';
import { act } from '../../../streams/act.ts';
import { connection, type Connection } from '../../../streams/connection.ts';
import { envelopes } from '../../../streams/envelopes.ts';
import { byFeed, watchedBy, WatchMap, watchesOf } from '../../../streams/interests.ts';
import { restarting } from '../../../streams/restarting.ts';
import type { Bye, Interests } from '../../../streams/wire.ts';
import type { ClosableWire } from './socket-wire.ts';

/** Events kept per log for who comes to a feed that is watched already. */
const EVENTS_HELD = 300;

export interface LiveOptions {
  wire: ClosableWire;
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
  watch(interests: Interests): Observable<Accepted>;
  connection$: Observable<Connection>;
  byes$: Observable<Bye>;
  /** Takes what an answer to a call carried, so that who acts never waits for the push (W6). */
  answered(envelope: AnyEnvelope): void;
  /** Sends what matters, again and again until it is acknowledged (W6). */
  act(request: ActRequest): Observable<ActAnswer | Refused>;
  scheduler: SchedulerLike;
  frames: SchedulerLike;
  close(): void;
}

/** Makes the page's one live part: shares one run of `envelopes`, counts who watches what, and holds the last values for late comers. */
export const createLive = ({
  wire,
  merchant,
  ticket$,
  online$,
  scheduler,
  frames,
  random,
  failed,
}: LiveOptions): Live => {
  const watchers = new WatchMap<number>();
  const held = new WatchMap<AnyEnvelope[]>();
  const wanted$ = new BehaviorSubject<Interests>({});
  const answered$ = new Subject<AnyEnvelope>();

  const tally = (interests: Interests, by: 1 | -1) => {
    for (const watch of watchesOf(interests)) {
      const count = (watchers.get(watch) ?? 0) + by;
      if (count) watchers.set(watch, count);
      else watchers.delete(watch);
    }
    wanted$.next(byFeed(watchers.all()));
  };

  const hold = (accepted: Accepted) => {
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
  const interests$ = wanted$.pipe(audit(() => timer(0, scheduler)));
  const surroundings = { scheduler, random };
  const accepted$ = restarting(
    envelopes(wire, { merchant, interests$, ticket$, answered$ }, surroundings),
    failed,
    surroundings,
  ).pipe(share());
  const news$ = new Subject<Accepted>();
  const connection$ = connection({ status$: wire.status$, accepted$: news$, online$ }, { scheduler }).pipe(
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  const running = new Subscription();
  // Listens before anything is accepted, and goes on when no view asks.
  running.add(connection$.subscribe());
  running.add(
    accepted$.subscribe((accepted) => {
      hold(accepted);
      news$.next(accepted);
    }),
  );

  const concerns = (watched: WatchMap<true>, accepted: Accepted) => {
    const about = accepted.kind === 'envelope' ? accepted.envelope : accepted;
    return !('feed' in about) || watched.get(about);
  };

  return {
    watch: (interests) =>
      new Observable<Accepted>((subscriber) => {
        const watched = watchedBy(interests);
        const already = watched.all().flatMap((watch) => held.get(watch) ?? []);
        for (const envelope of already) subscriber.next({ kind: 'envelope', envelope });
        const listening = news$.subscribe({
          next: (accepted) => {
            if (concerns(watched, accepted)) subscriber.next(accepted);
          },
          complete: () => subscriber.complete(),
        });
        tally(interests, 1);
        return () => {
          listening.unsubscribe();
          tally(interests, -1);
        };
      }),
    connection$,
    byes$: wire.byes$,
    answered: (envelope) => answered$.next(envelope),
    act: (request) => act(wire, request, { scheduler, random }),
    scheduler,
    frames,
    close() {
      running.unsubscribe();
      wire.close();
    },
  };
};
