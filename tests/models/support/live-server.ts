import type { Scope } from 'effector';
import { allSettled } from 'effector';
import { BehaviorSubject, of, Subject, VirtualTimeScheduler } from 'rxjs';
import { isEventFeed, type EventFeed } from '../../../contract/feeds.ts';
import {
  eventFeeds,
  stateFeeds,
  type AnyEnvelope,
  type Feed,
  type FeedValues,
  type JoinAnswer,
  type JoinRequest,
  type PerKey,
  type Heartbeat,
  type Refusal,
} from '../../../contract/wire.ts';
import { createLive } from '../../../src/shared/realtime/live.ts';
import { liveRequested, type MakeLive } from '../../../src/shared/realtime/runtime.ts';
import type { Bye, TransportStatus } from '../../../streams/transport/transport.ts';

const EPOCH = 'k3f9';
/** A little more than a frame, and than the tick in which interests change. */
const A_MOMENT_MS = 20;

const topicId = (feed: string, key: string) => `${feed} ${key}`;

/**
 * What is live, without a network: a gateway that holds the last of every feed, behind a wire that the test connects and cuts, on
 * a clock that stands still until it is told. What it tells is checked against the contract.
 */
export const liveServer = () => {
  const clock = new VirtualTimeScheduler();
  const held = new Map<string, AnyEnvelope[]>();
  const joins: JoinRequest[] = [];
  const identities: Parameters<MakeLive>[0][] = [];
  let refusal: Refusal | null = null;
  let closed = 0;
  let watched = new Set<string>();
  const status$ = new BehaviorSubject<TransportStatus>('connecting');
  const envelopes$ = new Subject<AnyEnvelope>();
  const heartbeats$ = new Subject<Heartbeat>();
  const byes$ = new Subject<Bye>();

  const answerTo = (feeds: PerKey<number | null>): JoinAnswer => {
    const answer: JoinAnswer = { epoch: EPOCH, at: clock.now(), envelopes: [], resets: [], seqs: {} };
    for (const [feed, keys] of Object.entries(feeds) as [Feed, Record<string, number | null>][]) {
      for (const [key, last] of Object.entries(keys)) {
        const known = held.get(topicId(feed, key)) ?? [];
        (answer.seqs[feed] ??= {})[key] = known.at(-1)?.seq ?? 0;
        const newer = known.filter(({ seq }) => seq > (last ?? 0));
        answer.envelopes.push(...(isEventFeed(feed) ? newer : newer.slice(-1)));
      }
    }
    return answer;
  };

  const make: MakeLive = (identity) => {
    identities.push(identity);
    return createLive({
      transport: {
        status$,
        envelopes$,
        heartbeats$,
        byes$,
        join: (request) => {
          joins.push(request);
          if (refusal) return of({ refused: refusal });
          watched = new Set(
            Object.entries(request.feeds).flatMap(([feed, keys]) => Object.keys(keys).map((key) => topicId(feed, key))),
          );
          return of(answerTo(request.feeds));
        },
        snapshot: ({ feeds }) =>
          of(
            answerTo(
              Object.fromEntries(
                Object.entries(feeds).map(([feed, keys]) => [feed, Object.fromEntries(keys.map((key) => [key, null]))]),
              ),
            ),
          ),
        missing: ({ feed, key, after }) => {
          const known = held.get(topicId(feed, key)) ?? [];
          const missing = known.filter(({ seq }) => seq > after);
          return of(missing[0]?.seq === after + 1 ? { envelopes: missing } : { resync: true as const });
        },
        command: () => of({ done: true as const }),
        close: () => void closed++,
      },
      merchant: identity.api.merchant,
      ticket$: of(undefined),
      online$: of(true),
      scheduler: clock,
      frames: clock,
      random: () => 0.5,
      failed: identity.failed,
    });
  };

  /** Lets time pass on the house's clock. */
  const pass = (ms = A_MOMENT_MS) => {
    const until = clock.now() + ms;
    clock.maxFrames = until;
    clock.flush();
    clock.frame = until;
  };

  const seal = <F extends Feed>(feed: F, key: string, seq: number, value: FeedValues[F]): AnyEnvelope => {
    ({ ...stateFeeds, ...eventFeeds })[feed].parse(value);
    return { epoch: EPOCH, feed, key, seq, at: clock.now(), value } as unknown as AnyEnvelope;
  };

  return {
    make,
    clock,
    joins,
    /** For whom a live part was opened, in order. */
    identities,
    closed: () => closed,
    pass,
    /** What the page watches now, as `feed key`. */
    watched: () => [...watched].sort(),
    connect() {
      status$.next('connected');
      pass();
    },
    cut() {
      watched.clear();
      status$.next('disconnected');
      pass();
    },
    /** Lets nobody join from now on, for this; null: everybody again. */
    refuse(why: Refusal | null) {
      refusal = why;
    },
    /** Opens the live part as a visitor's, or a session's, and connects it. */
    async open(scope: Scope, sessionId: string | null = null) {
      await allSettled(liveRequested, { scope, params: { sessionId } });
      this.connect();
    },
    /** The next version or event of a key: held, and sent to who watches it. */
    tell<F extends Feed>(feed: F, key: string, value: FeedValues[F]) {
      const id = topicId(feed, key);
      const known = held.get(id) ?? [];
      const envelope = seal(feed, key, (known.at(-1)?.seq ?? 0) + 1, value);
      held.set(id, [...known, envelope]);
      if (watched.has(id) && status$.value === 'connected') envelopes$.next(envelope);
      pass();
      return envelope;
    },
    /** The log goes on by this many events that nobody hears of, and forgets them: who comes later must ask anew. */
    loseEvents<F extends EventFeed>(feed: F, key: string, count: number, value: FeedValues[F]) {
      const id = topicId(feed, key);
      const last = held.get(id)?.at(-1)?.seq ?? 0;
      const envelope = seal(feed, key, last + count + 1, value);
      held.set(id, [envelope]);
      envelopes$.next(envelope);
      pass(1_000);
    },
    /** Envelopes just as they are, late, doubled or out of order, in one moment. */
    send(...envelopes: AnyEnvelope[]) {
      for (const envelope of envelopes) envelopes$.next(envelope);
      pass();
    },
    bye(reason: Bye['reason']) {
      byes$.next({ reason });
      pass();
    },
  };
};
export type LiveServer = ReturnType<typeof liveServer>;
