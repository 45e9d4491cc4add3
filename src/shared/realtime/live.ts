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
import type { ActAnswer, ActRequest, AnyEnvelope, Feed, Refused } from '../../../contract/wire.ts';
import { isEventFeed } from '../../../contract/wire.ts';
import type { Accepted } from '../../../streams/accepted.ts';
import { act } from '../../../streams/act.ts';
import { connection, type Connection } from '../../../streams/connection.ts';
import { envelopes } from '../../../streams/envelopes.ts';
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

const id = (feed: Feed, key: string) => `${feed} ${key}`;
const idsOf = (interests: Interests) =>
  Object.entries(interests).flatMap(([feed, keys]) => keys.map((key) => id(feed as Feed, key)));

/** Makes the page's one live part: shares one run of `envelopes`, counts who watches what, and holds the last values for late comers. */
export const createLive = ({ wire, merchant, ticket$, online$, scheduler, frames, random }: LiveOptions): Live => {
  const watchers = new Map<string, number>();
  const held = new Map<string, AnyEnvelope[]>();
  const wanted$ = new BehaviorSubject<Interests>({});
  const answered$ = new Subject<AnyEnvelope>();

  const tally = (interests: Interests, by: 1 | -1) => {
    for (const each of idsOf(interests)) {
      const count = (watchers.get(each) ?? 0) + by;
      if (count) watchers.set(each, count);
      else watchers.delete(each);
    }
    const all: Record<string, string[]> = {};
    for (const each of watchers.keys()) {
      const [feed, key] = each.split(' ') as [Feed, string];
      (all[feed] ??= []).push(key);
    }
    wanted$.next(all);
  };

  const hold = (accepted: Accepted) => {
    if (accepted.kind === 'resetAll') held.clear();
    if (accepted.kind === 'reset') held.delete(id(accepted.feed, accepted.key));
    if (accepted.kind !== 'envelope') return;
    const { envelope } = accepted;
    const at = id(envelope.feed, envelope.key);
    held.set(at, isEventFeed(envelope.feed) ? [...(held.get(at) ?? []), envelope].slice(-EVENTS_HELD) : [envelope]);
  };

  // A page that swaps one view for another leaves and takes up keys within one tick: that is no change of interest.
  const interests$ = wanted$.pipe(audit(() => timer(0, scheduler)));
  const accepted$ = envelopes(wire, { merchant, interests$, ticket$, answered$ }, { scheduler, random }).pipe(share());
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

  const concerns = (ids: Set<string>, accepted: Accepted) => {
    const about = accepted.kind === 'envelope' ? accepted.envelope : accepted;
    return !('feed' in about) || ids.has(id(about.feed, about.key));
  };

  return {
    watch: (interests) =>
      new Observable<Accepted>((subscriber) => {
        const ids = new Set(idsOf(interests));
        const already = [...ids].flatMap((each) => held.get(each) ?? []);
        for (const envelope of already) subscriber.next({ kind: 'envelope', envelope });
        const listening = news$.subscribe({
          next: (accepted) => {
            if (concerns(ids, accepted)) subscriber.next(accepted);
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
