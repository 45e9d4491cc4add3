import { BehaviorSubject, map, Observable, Subject, Subscription, type SchedulerLike } from 'rxjs';
import type { AnyEnvelope, Heartbeat } from '../../contract/wire.ts';
import { isRefused, type Bye, type Transport, type TransportStatus } from '../../streams/transport/transport.ts';
import { OtherEpoch } from './other-epoch.ts';
import { createPassage, type Environment, type Passage } from './passage.ts';
import type { Step } from './script.ts';

/** How long a restarted server is away. */
export const RESTART_MS = 2_000;

/** The status that the client is told: the real one, but for outages. */
function createStatus(passage: Passage) {
  const status$ = new BehaviorSubject<TransportStatus>('connecting');
  let real: TransportStatus = 'connecting';
  let outages = 0;
  let isClosed = false;
  const tell = (status: TransportStatus) => {
    if (status !== 'connected') passage.lose();
    status$.next(status);
  };
  return {
    status$,
    take(status: TransportStatus) {
      real = status;
      if (outages === 0) tell(status);
    },
    beginOutage() {
      outages += 1;
      passage.setBroken(true);
      if (outages === 1) tell('disconnected');
    },
    endOutage() {
      outages -= 1;
      passage.setBroken(outages > 0);
      if (outages > 0 || isClosed) return;
      if (real === 'connected') status$.next('connecting');
      tell(real);
    },
    close: () => void (isClosed = true),
  };
}

/** Timed faults that run: outages, and times without any message. */
function createTimed(scheduler: SchedulerLike) {
  let timed = new Subscription();
  return {
    during(ms: number, begin: () => void, end: () => void) {
      begin();
      const lasting = new Subscription(end);
      lasting.add(scheduler.schedule(() => lasting.unsubscribe(), ms));
      timed.add(lasting);
    },
    endAll() {
      const over = timed;
      timed = new Subscription();
      over.unsubscribe();
    },
    close: () => timed.unsubscribe(),
  };
}

type Timed = ReturnType<typeof createTimed>;
type Status = ReturnType<typeof createStatus>;

/** What a step does. `restart`: the server says goodbye. */
function suffering(passage: Passage, status: Status, timed: Timed, restart: () => void): (step: Step) => void {
  let stills = 0;
  const setStill = (by: 1 | -1) => {
    stills += by;
    passage.standStill(stills > 0);
  };
  const breakFor = (ms: number) =>
    timed.during(
      ms,
      () => status.beginOutage(),
      () => status.endOutage(),
    );
  return (step) => {
    switch (step.what) {
      case 'delay':
        passage.faults.delayMs = step.ms;
        return;
      case 'drop':
      case 'duplicate':
      case 'reorder':
        passage.faults[step.what] = step.share;
        return;
      case 'cut':
        return breakFor(step.ms);
      case 'stand still':
        return timed.during(
          step.ms,
          () => setStill(1),
          () => setStill(-1),
        );
      case 'restart':
        restart();
        return breakFor(RESTART_MS);
      case 'clear':
        passage.clearFaults();
        timed.endAll();
    }
  };
}

/** Requests by the passage, and answers with the names of the server's epoch. */
const asking = (transport: Transport, { ask }: Passage, epochs: OtherEpoch) =>
  ({
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
  }) satisfies Partial<Transport>;

/** Breaks a transport as `steps$` says, until it is closed. Without a fault it changes nothing. */
export function faulty(
  transport: Transport & { close?: () => void },
  steps$: Observable<Step>,
  environment: Environment,
): Transport & { close(): void } {
  const envelopes$ = new Subject<AnyEnvelope>();
  const heartbeats$ = new Subject<Heartbeat>();
  const byes$ = new Subject<Bye>();
  const passage = createPassage(environment);
  const status = createStatus(passage);
  const timed = createTimed(environment.scheduler);
  const epochs = new OtherEpoch();
  const running = new Subscription();
  const restart = () => {
    byes$.next({ reason: 'shutdown' });
    epochs.restart();
  };

  running.add(steps$.subscribe(suffering(passage, status, timed, restart)));
  running.add(transport.status$.subscribe((now) => status.take(now)));
  running.add(
    transport.envelopes$.subscribe((envelope) => passage.receive(() => envelopes$.next(epochs.rename(envelope)))),
  );
  running.add(
    transport.heartbeats$.subscribe((heartbeat) => passage.receive(() => heartbeats$.next(epochs.rename(heartbeat)))),
  );
  running.add(transport.byes$.subscribe((why) => passage.receiveBye(() => byes$.next(why))));

  return {
    status$: status.status$.asObservable(),
    envelopes$: envelopes$.asObservable(),
    heartbeats$: heartbeats$.asObservable(),
    byes$: byes$.asObservable(),
    ...asking(transport, passage, epochs),
    close() {
      status.close();
      passage.close();
      timed.close();
      running.unsubscribe();
      transport.close?.();
    },
  };
}
