import { map, Subscription, type Observable } from 'rxjs';
import { isRefused, type Transport, type TransportStatus } from '../../streams/transport/transport.ts';
import { createLine } from '../recording/line.ts';
import { OtherEpoch } from './other-epoch.ts';
import { createPassage, type Environment, type Passage } from './passage.ts';
import type { Step } from './script.ts';

/** How long a restarted server is away. */
export const RESTART_MS = 2_000;

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
  const { scheduler } = environment;
  const line = createLine();
  const passage = createPassage(environment);
  const epochs = new OtherEpoch();
  const running = new Subscription();
  /** Outages, and times without any message. */
  let timed = new Subscription();
  let real: TransportStatus = 'connecting';
  let [outages, stills] = [0, 0];

  /** The client is told the real status, but for outages. */
  const tell = (status: TransportStatus) => {
    if (status !== 'connected') passage.lose();
    line.status$.next(status);
  };
  const during = (ms: number, change: (by: 1 | -1) => void) => {
    change(1);
    const lasting = new Subscription(() => change(-1));
    lasting.add(scheduler.schedule(() => lasting.unsubscribe(), ms));
    timed.add(lasting);
  };
  const breakFor = (ms: number) =>
    during(ms, (by) => {
      const before = outages;
      outages += by;
      passage.setBroken(outages > 0);
      if (before === 0) tell('disconnected');
      if (outages > 0 || running.closed) return;
      if (real === 'connected') line.status$.next('connecting');
      tell(real);
    });
  const suffer = (step: Step) => {
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
        return during(step.ms, (by) => {
          stills += by;
          passage.standStill(stills > 0);
        });
      case 'restart':
        line.byes$.next({ reason: 'shutdown' });
        epochs.restart();
        return breakFor(RESTART_MS);
      case 'clear': {
        passage.clearFaults();
        const over = timed;
        timed = new Subscription();
        over.unsubscribe();
      }
    }
  };
  const take = <T>(from$: Observable<T>, to: (value: T) => void) => running.add(from$.subscribe(to));
  take(steps$, suffer);
  take(transport.status$, (now) => {
    real = now;
    if (outages === 0) tell(now);
  });
  take(transport.envelopes$, (each) => passage.receive(() => line.envelopes$.next(epochs.rename(each))));
  take(transport.heartbeats$, (each) => passage.receive(() => line.heartbeats$.next(epochs.rename(each))));
  take(transport.byes$, (why) => passage.receiveBye(() => line.byes$.next(why)));

  return {
    ...line,
    ...asking(transport, passage, epochs),
    close() {
      running.unsubscribe();
      passage.close();
      timed.unsubscribe();
      transport.close?.();
    },
  };
}
