import { Observable, Subscription, type Subject } from 'rxjs';
import type { ClosableTransport } from '../../src/shared/realtime/socket-transport.ts';
import type { Frame } from '../recording/format.ts';
import { createLine } from '../recording/line.ts';
import type { Tap } from './tap.ts';

type Received = Omit<Frame, 'item' | 't'>;

/** Requests of all transports of the page are numbered together. */
let requests = 0;

const tell = (tap: Tap | undefined, frame: Received, go: () => void): void => (tap ? tap.frame(frame, go) : go());

/** Tells when a request is sent and when it is answered. `received` says what is reported of each answer. */
const tracedRequest = <A>(
  tapNow: () => Tap | undefined,
  requested: Pick<Received, 'what' | 'body'>,
  answer$: Observable<A>,
  received: (answer: A) => unknown = (answer) => answer,
): Observable<A> =>
  new Observable<A>((subscriber) => {
    const answered = { dir: 'in', what: 'answered', request: (requests += 1) } as const;
    const asking = new Subscription();
    tell(tapNow(), { ...requested, dir: 'out', request: answered.request }, () =>
      asking.add(
        answer$.subscribe({
          next: (answer) => tell(tapNow(), { ...answered, body: received(answer) }, () => subscriber.next(answer)),
          error: (error: unknown) =>
            tell(tapNow(), { ...answered, failed: true, body: error }, () => subscriber.error(error)),
          complete: () => subscriber.complete(),
        }),
      ),
    );
    return asking;
  });

/** The same tickets. What opens a connection is not told. */
export const tracedTickets = (ticket$: Observable<string | undefined>, tapNow: () => Tap | undefined) =>
  tracedRequest(tapNow, { what: 'ticket', body: null }, ticket$, () => null);

/** The same transport, which tells each message in both directions before it takes effect. */
export const tracedTransport = (transport: ClosableTransport, tapNow: () => Tap | undefined): ClosableTransport => {
  const line = createLine();
  const running = new Subscription();

  const take = <T>(what: Received['what'], from: Observable<T>, to: Subject<T>) =>
    running.add(from.subscribe((body) => tell(tapNow(), { dir: 'in', what, body }, () => to.next(body))));
  const ask = <A>(what: Received['what'], body: unknown, answer$: Observable<A>) =>
    tracedRequest(tapNow, { what, body }, answer$);

  take('status', transport.status$, line.status$);
  running.add(
    transport.envelopes$.subscribe((envelope) => {
      const tap = tapNow();
      if (tap) tap.envelope(envelope, line.envelopes$);
      else line.envelopes$.next(envelope);
    }),
  );
  take('heartbeat', transport.heartbeats$, line.heartbeats$);
  take('bye', transport.byes$, line.byes$);

  return {
    ...line,
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
