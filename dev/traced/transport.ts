import { BehaviorSubject, Observable, Subject, Subscription } from 'rxjs';
import type { AnyEnvelope, Heartbeat } from '../../contract/wire.ts';
import type { Bye, TransportStatus } from '../../streams/transport/transport.ts';
import type { ClosableTransport } from '../../src/shared/realtime/socket-transport.ts';
import type { Frame } from '../recording/format.ts';
import type { Tap } from './tap.ts';

type Told = Omit<Frame, 'item' | 't'>;
type Verb = 'join' | 'snapshot' | 'missing' | 'command';

/** Requests of all transports of the page are numbered together. */
let requests = 0;

/** The same transport, which tells each message in both directions before it takes effect. */
export const tracedTransport = (transport: ClosableTransport, tapNow: () => Tap | undefined): ClosableTransport => {
  const status$ = new BehaviorSubject<TransportStatus>('connecting');
  const envelopes$ = new Subject<AnyEnvelope>();
  const heartbeats$ = new Subject<Heartbeat>();
  const byes$ = new Subject<Bye>();
  const running = new Subscription();

  const tell = (frame: Told, go: () => void): void => {
    const tap = tapNow();
    if (tap) tap.frame(frame, go);
    else go();
  };
  const take = <T>(what: Told['what'], from: Observable<T>, to: Subject<T>) =>
    running.add(from.subscribe((body) => tell({ dir: 'in', what, body }, () => to.next(body))));

  take('status', transport.status$, status$);
  take('envelope', transport.envelopes$, envelopes$);
  take('heartbeat', transport.heartbeats$, heartbeats$);
  take('bye', transport.byes$, byes$);

  const ask = <Q, A>(what: Verb, request: Q, answer$: Observable<A>): Observable<A> =>
    new Observable<A>((subscriber) => {
      const answered = { dir: 'in', what: 'answered', request: (requests += 1) } as const;
      const asked = new Subscription();
      tell({ dir: 'out', what, request: answered.request, body: request }, () =>
        asked.add(
          answer$.subscribe({
            next: (body) => tell({ ...answered, body }, () => subscriber.next(body)),
            error: (error: unknown) => tell({ ...answered, failed: true, body: error }, () => subscriber.error(error)),
            complete: () => subscriber.complete(),
          }),
        ),
      );
      return asked;
    });

  return {
    status$: status$.asObservable(),
    envelopes$: envelopes$.asObservable(),
    heartbeats$: heartbeats$.asObservable(),
    byes$: byes$.asObservable(),
    join: (request) => ask('join', request, transport.join(request)),
    snapshot: (request) => ask('snapshot', request, transport.snapshot(request)),
    missing: (request) => ask('missing', request, transport.missing(request)),
    command: (request) => ask('command', request, transport.command(request)),
    close() {
      running.unsubscribe();
      transport.close();
    },
  };
};
