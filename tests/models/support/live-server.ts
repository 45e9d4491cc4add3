import type { Scope } from 'effector';
import { allSettled } from 'effector';
import { BehaviorSubject, defer, of, Subject, VirtualTimeScheduler, type Observable } from 'rxjs';
import { isEventFeed, type EventFeed } from '../../../contract/feeds.ts';
import {
  eventFeeds,
  stateFeeds,
  type AnyEnvelope,
  type CommandAnswer,
  type CommandRequest,
  type Feed,
  type FeedValues,
  type JoinAnswer,
  type JoinRequest,
  type PerKey,
  type Heartbeat,
  type Refusal,
  type Refused,
} from '../../../contract/wire.ts';
import { createLive } from '../../../src/shared/realtime/live.ts';
import { liveRequested, type MakeLive } from '../../../src/shared/realtime/runtime.ts';
import type { Bye, TransportStatus } from '../../../streams/transport/transport.ts';

const EPOCH = 'k3f9';
type Acknowledge = (request: CommandRequest) => Observable<CommandAnswer | Refused>;
/** A little longer than a frame, and than the tick in which subscriptions change. */
const A_MOMENT_MS = 20;

const topicId = (feed: string, key: string) => `${feed} ${key}`;

/**
 * A live gateway without a network: it holds the last value of every feed, behind a transport that the test connects and cuts,
 * on a clock that the test advances. Its envelopes are checked against the contract.
 */
export const liveServer = () => {
  const clock = new VirtualTimeScheduler();
  const held = new Map<string, AnyEnvelope[]>();
  const joins: JoinRequest[] = [];
  const commands: CommandRequest[] = [];
  let acknowledge: Acknowledge = () => of({ done: true });
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
        command: (request) =>
          defer(() => {
            commands.push(request);
            return acknowledge(request);
          }),
        close: () => void closed++,
      },
      merchant: identity.api.merchant,
      ticket$: of(undefined),
      online$: of(true),
      environment: identity.environment,
      failed: identity.failed,
    });
  };

  /** Advances the server's clock. */
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
    /** Every command as it was sent, resent ones included. */
    commands,
    /** How commands are answered from now on; NEVER for a lost one. */
    onCommand(answer: Acknowledge) {
      acknowledge = answer;
    },
    /** The identities for which a live part was opened, in order. */
    identities,
    closed: () => closed,
    pass,
    /** The page's current subscriptions to these feeds, as `feed key`. Models of other feeds may be imported, too. */
    watched: (...feeds: [Feed, ...Feed[]]) =>
      [...watched].filter((topic) => feeds.some((feed) => topic.startsWith(`${feed} `))).sort(),
    connect() {
      status$.next('connected');
      pass();
    },
    cut() {
      watched.clear();
      status$.next('disconnected');
      pass();
    },
    /** Refuses every join from now on for this reason; null accepts joins again. */
    refuse(why: Refusal | null) {
      refusal = why;
    },
    /** Opens the live part for a visitor or a session, and connects it. */
    async open(scope: Scope, sessionId: string | null = null) {
      await allSettled(liveRequested, { scope, params: { sessionId } });
      this.connect();
    },
    /** Stores the next version or event of a key, and sends it to subscribers. */
    tell<F extends Feed>(feed: F, key: string, value: FeedValues[F]) {
      const id = topicId(feed, key);
      const known = held.get(id) ?? [];
      const envelope = seal(feed, key, (known.at(-1)?.seq ?? 0) + 1, value);
      held.set(id, [...known, envelope]);
      if (watched.has(id) && status$.value === 'connected') envelopes$.next(envelope);
      pass();
      return envelope;
    },
    /** Adds this many events to the log without sending them, and drops them: a later client must load a snapshot. */
    loseEvents<F extends EventFeed>(feed: F, key: string, count: number, value: FeedValues[F]) {
      const id = topicId(feed, key);
      const last = held.get(id)?.at(-1)?.seq ?? 0;
      const envelope = seal(feed, key, last + count + 1, value);
      held.set(id, [envelope]);
      envelopes$.next(envelope);
      pass(1_000);
    },
    /** Sends envelopes unchanged in one moment: late, duplicated or out of order. */
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
