import { BehaviorSubject, map, Observable, Subject, Subscription, type SchedulerLike } from 'rxjs';
import type { AnyEnvelope, Heartbeat } from '../../contract/wire.ts';
import { isRefused, type Bye, type Transport, type TransportStatus } from '../../streams/transport/transport.ts';
import { Line } from './line.ts';
import { OtherEpoch } from './other-epoch.ts';
import type { Step } from './script.ts';

/** How long a restarted server is away. */
export const RESTART_MS = 2_000;
/** A message that is overtaken, or comes again, comes within this time. */
const ASTRAY_MS = 500;

interface Environment {
  scheduler: SchedulerLike;
  random: () => number;
}

/** Breaks a transport as `steps$` says, until it is closed. Without a fault it changes nothing. */
export function faulty(
  transport: Transport & { close?: () => void },
  steps$: Observable<Step>,
  { scheduler, random }: Environment,
): Transport & { close(): void } {
  const status$ = new BehaviorSubject<TransportStatus>('connecting');
  const envelopes$ = new Subject<AnyEnvelope>();
  const heartbeats$ = new Subject<Heartbeat>();
  const byes$ = new Subject<Bye>();
  const inbound = new Line(scheduler);
  const outbound = new Line(scheduler);
  const epochs = new OtherEpoch();
  const lost$ = new Subject<void>();
  const running = new Subscription();
  /** Timed faults that run: outages, and times without any message. */
  let timed = new Subscription();
  let astray = new Subscription();
  let isClosed = false;
  let outages = 0;
  let stills = 0;
  let delayMs = 0;
  const shares = { drop: 0, duplicate: 0, reorder: 0 };
  let real: TransportStatus = 'connecting';

  const hits = (what: keyof typeof shares) => shares[what] > 0 && random() < shares[what];
  const later = (go: () => void) => {
    const coming = scheduler.schedule(
      () => {
        coming.unsubscribe();
        go();
      },
      Math.ceil(random() * ASTRAY_MS),
    );
    astray.add(coming);
  };
  /** A message of the server's own accord. */
  const receive = (deliver: () => void) => {
    if (outages > 0 || hits('drop')) return;
    const send = () => inbound.send(deliver, delayMs);
    if (hits('duplicate')) later(send);
    if (hits('reorder')) later(send);
    else send();
  };

  const tellStatus = (status: TransportStatus) => {
    if (status !== 'connected') {
      inbound.lose();
      outbound.lose();
      astray.unsubscribe();
      astray = new Subscription();
      lost$.next();
    }
    status$.next(status);
  };
  const during = (ms: number, begin: () => void, end: () => void) => {
    begin();
    const lasting = new Subscription(end);
    lasting.add(scheduler.schedule(() => lasting.unsubscribe(), ms));
    timed.add(lasting);
  };
  const breakFor = (ms: number) =>
    during(
      ms,
      () => {
        outages += 1;
        if (outages === 1) tellStatus('disconnected');
      },
      () => {
        outages -= 1;
        if (outages > 0 || isClosed) return;
        if (real === 'connected') status$.next('connecting');
        tellStatus(real);
      },
    );
  const setStill = (by: 1 | -1) => {
    stills += by;
    inbound.standStill(stills > 0);
    outbound.standStill(stills > 0);
  };

  const suffer = (step: Step) => {
    switch (step.what) {
      case 'delay':
        delayMs = step.ms;
        return;
      case 'drop':
      case 'duplicate':
      case 'reorder':
        shares[step.what] = step.share;
        return;
      case 'cut':
        return breakFor(step.ms);
      case 'stand still':
        return during(
          step.ms,
          () => setStill(1),
          () => setStill(-1),
        );
      case 'restart':
        byes$.next({ reason: 'shutdown' });
        epochs.restart();
        return breakFor(RESTART_MS);
      case 'clear': {
        delayMs = 0;
        Object.assign(shares, { drop: 0, duplicate: 0, reorder: 0 });
        const over = timed;
        timed = new Subscription();
        over.unsubscribe();
      }
    }
  };

  running.add(steps$.subscribe(suffer));
  running.add(
    transport.status$.subscribe((status) => {
      real = status;
      if (outages === 0) tellStatus(status);
    }),
  );
  running.add(transport.envelopes$.subscribe((envelope) => receive(() => envelopes$.next(epochs.rename(envelope)))));
  running.add(
    transport.heartbeats$.subscribe((heartbeat) => receive(() => heartbeats$.next(epochs.rename(heartbeat)))),
  );
  running.add(
    transport.byes$.subscribe((why) => {
      if (outages === 0) inbound.send(() => byes$.next(why), delayMs);
    }),
  );

  /** A request on its way to the server, and its answer on its way back. */
  const ask = <Answer extends object>(request$: () => Observable<Answer>): Observable<Answer> =>
    new Observable<Answer>((subscriber) => {
      if (outages > 0) return subscriber.error(new Error('not connected'));
      const asking = new Subscription();
      asking.add(lost$.subscribe(() => subscriber.error(new Error('connection lost'))));
      const answered = (answer: Answer) => {
        if (hits('drop')) return;
        inbound.send(() => {
          subscriber.next(answer);
          subscriber.complete();
        }, delayMs);
      };
      outbound.send(() => {
        if (subscriber.closed) return;
        asking.add(request$().subscribe({ next: answered, error: (error) => subscriber.error(error) }));
      }, delayMs);
      return asking;
    });

  return {
    status$: status$.asObservable(),
    envelopes$: envelopes$.asObservable(),
    heartbeats$: heartbeats$.asObservable(),
    byes$: byes$.asObservable(),
    join: (request) =>
      ask(() => transport.join(epochs.ask(request))).pipe(map((answer) => epochs.renameAnswer(answer))),
    snapshot: (request) => ask(() => transport.snapshot(request)).pipe(map((answer) => epochs.renameAnswer(answer))),
    missing: (request) =>
      ask(() => transport.missing(request)).pipe(
        map((answer) =>
          'envelopes' in answer ? { envelopes: answer.envelopes.map((one) => epochs.rename(one)) } : answer,
        ),
      ),
    command: (request) =>
      ask(() => transport.command(request)).pipe(
        map((answer) =>
          isRefused(answer) || !answer.envelope ? answer : { ...answer, envelope: epochs.rename(answer.envelope) },
        ),
      ),
    close() {
      isClosed = true;
      astray.unsubscribe();
      timed.unsubscribe();
      running.unsubscribe();
      transport.close?.();
    },
  };
}
