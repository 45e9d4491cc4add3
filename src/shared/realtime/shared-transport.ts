import { BehaviorSubject, merge, Observable, Subject, Subscription, type Subscriber } from 'rxjs';
import type { AnyEnvelope, Heartbeat } from '../../../contract/wire.ts';
import type { Bye, TransportStatus } from '../../../streams/transport/transport.ts';
import { lead, SIGN_OF_LIFE_MS, type Leader } from './leader.ts';
import type { ClosableTransport } from './socket-transport.ts';
import { broadcastChannel, type TabChannel, type TabMessage, type Verb } from './tab-messages.ts';

/** A leader that has sent nothing for this long is frozen or gone. Another tab takes its lock. */
const SILENCE_MS = 3 * SIGN_OF_LIFE_MS;

interface Options {
  /** Equal for tabs of one browser with the same merchant and session; different for all others. */
  name: string;
  makeTransport: () => ClosableTransport;
  locks?: LockManager;
  openChannel?: (name: string) => TabChannel;
}

/** What a tab passes on to its streams, from its own socket or from the leader. */
const createOutlets = () => {
  const status$ = new BehaviorSubject<TransportStatus>('connecting');
  const envelopes$ = new Subject<AnyEnvelope>();
  const heartbeats$ = new Subject<Heartbeat>();
  const byes$ = new Subject<Bye>();
  const say = (status: TransportStatus): void => {
    if (status !== status$.value) status$.next(status);
  };
  return {
    streams: { status$, envelopes$, heartbeats$, byes$ },
    /** Joins through a former leader are void: the streams join again. */
    leave: () => status$.value === 'connected' && say('disconnected'),
    say,
    hear(message: TabMessage) {
      if (message.kind === 'status') say(message.status);
      if (message.kind === 'envelope') envelopes$.next(message.envelope);
      if (message.kind === 'heartbeat') heartbeats$.next(message.heartbeat);
      if (message.kind === 'serverBye') byes$.next(message.why);
    },
    passOn({ transport, aside$ }: Leader): Subscription {
      const passing = transport.status$.subscribe(say);
      passing.add(merge(transport.envelopes$, aside$).subscribe((envelope) => envelopes$.next(envelope)));
      passing.add(transport.heartbeats$.subscribe((heartbeat) => heartbeats$.next(heartbeat)));
      passing.add(transport.byes$.subscribe((why) => byes$.next(why)));
      return passing;
    },
  };
};

/** Requests to the leader of another tab. */
const createRequests = (channel: TabChannel, self: string, status$: Observable<TransportStatus>) => {
  const waiting = new Map<number, (message: Extract<TabMessage, { to: string }>) => void>();
  let nextId = 0;
  return {
    hear(message: TabMessage) {
      if ('to' in message && message.to === self) waiting.get(message.id)?.(message);
    },
    ask<Answer>(verb: Verb, request: unknown, subscriber: Subscriber<Answer>) {
      const id = (nextId += 1);
      waiting.set(id, (message) => {
        if (message.kind === 'failed') return subscriber.error(new Error('not connected'));
        subscriber.next(message.answer as Answer);
        subscriber.complete();
      });
      channel.post({ kind: 'ask', from: self, id, verb, request });
      const lost = status$.subscribe((status) => {
        if (status === 'disconnected') subscriber.error(new Error('connection lost'));
      });
      return () => {
        waiting.delete(id);
        lost.unsubscribe();
      };
    },
  };
};

interface Lead {
  take: () => void;
  /** Returns whether this tab led. */
  giveUp: () => boolean;
}

/** Requests the lock, one request at a time: a tab that steals leaves the queue first, or it would be queued twice. */
const standForLead = (locks: LockManager, name: string, lead: Lead) => {
  const gone = new AbortController();
  let queued = new AbortController();
  const stand = async (): Promise<void> => {
    let steal = false;
    while (!gone.signal.aborted) {
      queued = new AbortController();
      try {
        // `steal` and `signal` exclude one another.
        await locks.request(name, steal ? { steal } : { signal: queued.signal }, async () => {
          if (gone.signal.aborted) return;
          lead.take();
          await new Promise<void>((resolve) => gone.signal.addEventListener('abort', () => resolve()));
        });
      } catch (error) {
        // The lock was stolen, or this tab left the queue: to steal, or because it closes.
        // A browser that refuses locks (its storage is blocked): this tab uses its own socket.
        if (!lead.giveUp() && (error as Error).name !== 'AbortError') return lead.take();
      }
      steal = queued.signal.aborted;
    }
  };
  void stand();
  return {
    steal: () => queued.abort(),
    close() {
      gone.abort();
      queued.abort();
    },
  };
};

/**
 * Shares one transport between all tabs of a name (W10): the holder of a Web Lock has the socket, the others follow over a
 * channel.
 */
export const sharedTransport = ({
  name,
  makeTransport,
  locks = navigator.locks,
  openChannel = broadcastChannel,
}: Options): ClosableTransport => {
  const self = crypto.randomUUID();
  const outlets = createOutlets();
  const channel = openChannel(name);
  const requests = createRequests(channel, self, outlets.streams.status$);
  let leader: Leader | null = null;
  let own = Subscription.EMPTY;
  let heardAt = Date.now();
  /** Returns whether there was a leader here. */
  const drop = (): boolean => {
    if (!leader) return false;
    own.unsubscribe();
    leader.close();
    leader = null;
    return true;
  };

  channel.listen((message) => {
    if (leader) return leader.hear(message);
    // From another follower.
    if ('from' in message) return;
    heardAt = Date.now();
    outlets.hear(message);
    requests.hear(message);
  });
  channel.post({ kind: 'hello', from: self });
  const queue = standForLead(locks, name, {
    take() {
      outlets.leave();
      leader = lead(makeTransport(), channel, self);
      own = outlets.passOn(leader);
    },
    giveUp() {
      const led = drop();
      if (led) outlets.say('disconnected');
      return led;
    },
  });
  const watchdog = setInterval(() => {
    if (leader || Date.now() - heardAt < SILENCE_MS) return;
    heardAt = Date.now();
    queue.steal();
  }, SIGN_OF_LIFE_MS);

  const ask = <Answer>(verb: Verb, request: unknown) =>
    new Observable<Answer>((subscriber) =>
      leader
        ? (leader.askOwn(verb, request) as Observable<Answer>).subscribe(subscriber)
        : requests.ask(verb, request, subscriber),
    );

  const close = () => {
    window.removeEventListener('pagehide', close);
    clearInterval(watchdog);
    if (!drop()) channel.post({ kind: 'bye', from: self });
    queue.close();
    channel.close();
  };
  // A page in the back-forward cache holds no lock. It opens a new live API when it returns (`pageshow`).
  window.addEventListener('pagehide', close);

  return {
    ...outlets.streams,
    join: (request) => ask('join', request),
    snapshot: (request) => ask('snapshot', request),
    missing: (request) => ask('missing', request),
    command: (request) => ask('command', request),
    close,
  };
};
