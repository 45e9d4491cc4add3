import { BehaviorSubject, Observable, Subject } from 'rxjs';
import type { Socket } from 'socket.io-client';
import { SOCKET_PATH } from '../../../contract/feeds.ts';
import type { AnyEnvelope, ClientEvents, Heartbeat, ServerEvents } from '../../../contract/wire.ts';
import type { Bye, Transport, TransportStatus } from '../../../streams/transport/transport.ts';

/** A transport that owns a resource to release: its socket or its channel. */
export interface ClosableTransport extends Transport {
  close(): void;
}

type LiveSocket = Socket<ServerEvents, ClientEvents>;
/**
 * Heartbeats come every 5 s (W11). A connection that delivered one and then none for this long is dead, though socket.io needs
 * 45 s to notice. The random part spreads the reconnects after a server stall.
 */
const SILENT_MS = { min: 10_000, spread: 5_000 };
/** Timeout of an acknowledgement. The streams retry on their own terms. */
const ANSWER_TIMEOUT_MS = 10_000;

const connect = async (baseUrl: string): Promise<LiveSocket> => {
  const { io } = await import('socket.io-client');
  return io(baseUrl || window.location.origin, {
    path: SOCKET_PATH,
    // W7: websocket only. socket.io's reconnection with jitter is used; its recovery and buffer are not (W4).
    transports: ['websocket'],
    reconnectionDelay: 300,
    // The longest delay, a ticket and the join together stay below the 5 s within which an open page must be current after a
    // restart.
    reconnectionDelayMax: 3_000,
    randomizationFactor: 0.5,
  });
};

/** The socket of this browser (or of this tab, when tabs cannot share). It only carries messages. */
export const socketTransport = (baseUrl: string): ClosableTransport => {
  const status$ = new BehaviorSubject<TransportStatus>('connecting');
  const envelopes$ = new Subject<AnyEnvelope>();
  const heartbeats$ = new Subject<Heartbeat>();
  const byes$ = new Subject<Bye>();
  let socket: LiveSocket | null = null;
  let closed = false;
  let silence: ReturnType<typeof setTimeout>;
  let nextTry: ReturnType<typeof setTimeout>;
  let leaving: ReturnType<typeof setTimeout>;

  const attach = (made: LiveSocket) => {
    made.on('connect', () => status$.next('connected'));
    made.on('disconnect', (reason) => {
      clearTimeout(silence);
      clearTimeout(leaving);
      status$.next('disconnected');
      // The server closed it, so socket.io does not reconnect by itself. A session end is announced by `bye` before.
      if (reason === 'io server disconnect' && !closed)
        nextTry = setTimeout(() => made.connect(), 500 + Math.random() * 1_000);
    });
    made.io.on('reconnect_attempt', () => status$.next('connecting'));
    made.on('feed', (envelope) => envelopes$.next(envelope));
    made.on('heartbeat', (heartbeat) => {
      clearTimeout(silence);
      silence = setTimeout(() => made.io.engine.close(), SILENT_MS.min + Math.random() * SILENT_MS.spread);
      heartbeats$.next(heartbeat);
    });
    made.on('bye', (why) => {
      byes$.next(why);
      if (!why.leaveAfterMs) return;
      // The node stops. All its pages at once would be a burst for the others, so each leaves at a moment of its own.
      const [min, max] = why.leaveAfterMs;
      leaving = setTimeout(() => made.io.engine.close(), min + Math.random() * (max - min));
    });
  };

  // Network restored or page resumed: reconnects now, not at the end of the back-off.
  const hurry = () => {
    if (socket && !socket.connected) socket.connect();
  };
  window.addEventListener('online', hurry);
  window.addEventListener('pageshow', hurry);

  const open = async () => {
    try {
      const made = await connect(baseUrl);
      if (closed) return void made.disconnect();
      socket = made;
      attach(made);
    } catch {
      // socket.io's own chunk did not load: reported as offline, and retried.
      status$.next('disconnected');
      if (!closed) nextTry = setTimeout(() => void open(), 3_000);
    }
  };
  void open();

  const ask = <Answer>(verb: keyof ClientEvents, request: unknown): Observable<Answer> =>
    new Observable<Answer>((subscriber) => {
      if (!socket?.connected) return subscriber.error(new Error('not connected'));
      const current = socket;
      const lost = () => subscriber.error(new Error('connection lost'));
      current.once('disconnect', lost);
      current.timeout(ANSWER_TIMEOUT_MS).emit(verb as 'join', request as never, (error, answer) => {
        if (error) subscriber.error(error);
        else {
          subscriber.next(answer as Answer);
          subscriber.complete();
        }
      });
      return () => current.off('disconnect', lost);
    });

  return {
    status$: status$.asObservable(),
    envelopes$: envelopes$.asObservable(),
    heartbeats$: heartbeats$.asObservable(),
    byes$: byes$.asObservable(),
    join: (request) => ask('join', request),
    snapshot: (request) => ask('snapshot', request),
    missing: (request) => ask('missing', request),
    command: (request) => ask('command', request),
    close() {
      closed = true;
      window.removeEventListener('online', hurry);
      window.removeEventListener('pageshow', hurry);
      clearTimeout(silence);
      clearTimeout(nextTry);
      clearTimeout(leaving);
      socket?.disconnect();
    },
  };
};
