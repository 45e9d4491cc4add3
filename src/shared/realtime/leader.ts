import { merge, type Observable, Subscription, map, Subject, tap } from 'rxjs';
import type {
  CommandRequest,
  JoinRequest,
  MissingRequest,
  SnapshotRequest,
  AnyEnvelope,
  Feed,
  JoinAnswer,
  PerKey,
  Refused,
} from '../../../contract/wire.ts';
import { type TransportStatus, isRefused, type Transport } from '../../../streams/transport/transport.ts';
import type { ClosableTransport } from './socket-transport.ts';
import type { TabChannel, TabMessage, Verb } from './tab-messages.ts';

type Keys = JoinRequest['feeds'];

const eachKey = <T>(feeds: PerKey<T>, visit: (feed: Feed, key: string, value: T) => void) => {
  for (const [feed, keys] of Object.entries(feeds)) {
    for (const [key, value] of Object.entries(keys)) visit(feed as Feed, key, value);
  }
};

const within = (keys: Keys, feed: Feed, key: string) => keys[feed] !== undefined && key in keys[feed];

/** Reduces an answer to the keys of the tab that asked. */
const narrow = (answer: JoinAnswer | Refused, own: Keys): JoinAnswer | Refused => {
  if (isRefused(answer)) return answer;
  const seqs: PerKey<number> = {};
  eachKey(answer.seqs, (feed, key, seq) => {
    if (within(own, feed, key)) (seqs[feed] ??= {})[key] = seq;
  });
  return {
    ...answer,
    seqs,
    envelopes: answer.envelopes.filter(({ feed, key }) => within(own, feed, key)),
    resets: answer.resets.filter(({ feed, key }) => within(own, feed, key)),
  };
};

/**
 * Several tabs on one transport (W10). A tab's join is sent as the join of all tabs, with the newest versions that passed
 * through the hub for the other tabs' keys, so that the server sends nothing twice. Answers go to the tab that asked.
 */
const tabHub = (transport: Transport) => {
  const watchedBy = new Map<string, Keys>();
  const heads: PerKey<number> = {};
  /** Envelopes of one tab's answer for the other tabs. */
  const aside$ = new Subject<AnyEnvelope>();

  const seen = (feed: Feed, key: string, seq: number) => {
    const keys = (heads[feed] ??= {});
    keys[key] = Math.max(keys[key] ?? 0, seq);
  };
  const passed = transport.envelopes$.subscribe(({ feed, key, seq }) => seen(feed, key, seq));

  const union = (tab: string, own: Keys): Keys => {
    const all: Keys = {};
    for (const [other, keys] of watchedBy) {
      if (other !== tab) eachKey(keys, (feed, key) => ((all[feed] ??= {})[key] = heads[feed]?.[key] ?? null));
    }
    eachKey(own, (feed, key, last) => ((all[feed] ??= {})[key] = last));
    return all;
  };

  return {
    aside$: aside$.asObservable(),
    join(tab: string, request: JoinRequest): Observable<JoinAnswer | Refused> {
      watchedBy.set(tab, request.feeds);
      return transport.join({ ...request, feeds: union(tab, request.feeds) }).pipe(
        tap((answer) => {
          if (isRefused(answer)) return;
          for (const envelope of answer.envelopes) {
            seen(envelope.feed, envelope.key, envelope.seq);
            if (!within(request.feeds, envelope.feed, envelope.key)) aside$.next(envelope);
          }
        }),
        map((answer) => narrow(answer, request.feeds)),
      );
    },
    leave: (tab: string) => void watchedBy.delete(tab),
    close: () => passed.unsubscribe(),
  };
};

/** A leader sends its status at least this often. Followers take over after three missing ones. */
export const SIGN_OF_LIFE_MS = 4_000;

/** Leads: owns the transport, answers followers, and forwards envelopes before any buffer (hidden tabs get no frames, W10). */
export const lead = (transport: ClosableTransport, channel: TabChannel, self: string) => {
  const hub = tabHub(transport);
  const running = new Subscription();
  /** Known follower tabs. Followers of an earlier leader send new requests in order to join. */
  const followers = new Set<string>();
  let status: TransportStatus = 'connecting';

  const ask = (tab: string, verb: Verb, request: unknown): Observable<unknown> => {
    if (verb === 'join') return hub.join(tab, request as JoinRequest);
    if (verb === 'snapshot') return transport.snapshot(request as SnapshotRequest);
    if (verb === 'missing') return transport.missing(request as MissingRequest);
    return transport.command(request as CommandRequest);
  };

  running.add(
    transport.status$.subscribe((now) => {
      status = now;
      channel.post({ kind: 'status', status });
    }),
  );
  running.add(
    merge(transport.envelopes$, hub.aside$).subscribe((envelope) => {
      // Most pages are alone; there is no follower to copy each envelope for.
      if (followers.size > 0) channel.post({ kind: 'envelope', envelope });
    }),
  );
  running.add(transport.heartbeats$.subscribe((heartbeat) => channel.post({ kind: 'heartbeat', heartbeat })));
  running.add(transport.byes$.subscribe((why) => channel.post({ kind: 'serverBye', why })));
  const alive = setInterval(() => channel.post({ kind: 'status', status }), SIGN_OF_LIFE_MS);
  running.add(() => clearInterval(alive));

  return {
    transport,
    aside$: hub.aside$,
    askOwn: (verb: Verb, request: unknown) => ask(self, verb, request),
    hear(message: TabMessage) {
      if (message.kind === 'hello') channel.post({ kind: 'status', status });
      if (message.kind === 'bye') {
        followers.delete(message.from);
        hub.leave(message.from);
      } else if ('from' in message) followers.add(message.from);
      if (message.kind === 'ask') {
        const { from: to, id } = message;
        running.add(
          ask(to, message.verb, message.request).subscribe({
            next: (answer) => channel.post({ kind: 'answer', to, id, answer }),
            error: () => channel.post({ kind: 'failed', to, id }),
          }),
        );
      }
    },
    close() {
      // Followers must not show values as live that no transport updates any more.
      channel.post({ kind: 'status', status: 'disconnected' });
      running.unsubscribe();
      hub.close();
      transport.close();
    },
  };
};
export type Leader = ReturnType<typeof lead>;
