import { concat, defer, from, Subject, Subscription, type SchedulerLike } from 'rxjs';
import type { Transport } from '../../streams/transport/transport.ts';
import type { Faults } from '../page/ports.ts';
import { faulty, RESTART_MS } from './faulty.ts';
import { readScript, type Fault, type Step } from './script.ts';

interface Options {
  scheduler: SchedulerLike;
  random: () => number;
  /** Hears each step, which the recorder keeps as a `fault`. */
  received: (step: Step) => void;
}

const lastsMs = (fault: Fault): number | null => {
  if (fault.what === 'restart') return RESTART_MS;
  return fault.what === 'cut' || fault.what === 'stand still' ? fault.ms : null;
};
const isLasting = (fault: Fault) => lastsMs(fault) === null;

/** The faults of a page, by hand and by script, and the way to break a transport by them. */
export function createFaults({ scheduler, random, received }: Options) {
  const steps$ = new Subject<Step>();
  const changes$ = new Subject<void>();
  let active: readonly Fault[] = [];
  let timers = new Subscription();

  const setActive = (faults: readonly Fault[]) => {
    active = faults;
    changes$.next();
  };
  const take = (step: Step) => {
    received(step);
    if (step.what === 'clear') {
      timers.unsubscribe();
      timers = new Subscription();
      setActive([]);
    } else {
      // A lasting fault replaces the one of its kind.
      setActive([...active.filter((each) => !isLasting(each) || each.what !== step.what), step]);
      const ms = lastsMs(step);
      if (ms !== null) timers.add(scheduler.schedule(() => setActive(active.filter((each) => each !== step)), ms));
    }
    steps$.next(step);
  };

  const faults: Faults = {
    inject: take,
    active: () => active,
    clear: () => take({ what: 'clear' }),
    run(script) {
      for (const { atMs, step } of readScript(script)) timers.add(scheduler.schedule(() => take(step), atMs));
    },
    changed(listener) {
      const listening = changes$.subscribe(listener);
      return () => listening.unsubscribe();
    },
  };
  return {
    faults,
    /** A transport that is made while faults last has them from the start. */
    wrap: (transport: Transport & { close?: () => void }) =>
      faulty(
        transport,
        concat(
          defer(() => from(active.filter(isLasting))),
          steps$,
        ),
        { scheduler, random },
      ),
  };
}
