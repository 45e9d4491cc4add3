import { Observable, Subject, Subscription, type SchedulerLike } from 'rxjs';
import { Line } from './line.ts';

/** A message that is overtaken, or comes again, comes within this time. */
const ASTRAY_MS = 500;
const NO_FAULTS = { drop: 0, duplicate: 0, reorder: 0, delayMs: 0 };

export interface Environment {
  scheduler: SchedulerLike;
  random: () => number;
}

export type Passage = ReturnType<typeof createPassage>;

/** The way of messages between a client and its server. Without faults they pass at once. */
export function createPassage({ scheduler, random }: Environment) {
  const inbound = new Line(scheduler);
  const outbound = new Line(scheduler);
  const lost$ = new Subject<void>();
  /** Shares of messages, and the delay of each. */
  const faults = { ...NO_FAULTS };
  let astray = new Subscription();
  let isBroken = false;

  const hits = (what: 'drop' | 'duplicate' | 'reorder') => faults[what] > 0 && random() < faults[what];
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

  return {
    faults,
    clearFaults: () => void Object.assign(faults, NO_FAULTS),
    /** Nothing passes while it is broken. */
    setBroken: (value: boolean) => void (isBroken = value),
    standStill(isStill: boolean) {
      inbound.standStill(isStill);
      outbound.standStill(isStill);
    },
    /** The connection is lost, with all that is on its way. */
    lose() {
      inbound.lose();
      outbound.lose();
      astray.unsubscribe();
      astray = new Subscription();
      lost$.next();
    },
    /** A message of the server's own accord. */
    receive(deliver: () => void) {
      if (isBroken || hits('drop')) return;
      const send = () => inbound.send(deliver, faults.delayMs);
      if (hits('duplicate')) later(send);
      if (hits('reorder')) later(send);
      else send();
    },
    /** A goodbye of the server is only delayed. */
    receiveBye(deliver: () => void) {
      if (!isBroken) inbound.send(deliver, faults.delayMs);
    },
    /** A request on its way to the server, and its answer on its way back. */
    ask: <Answer extends object>(request$: () => Observable<Answer>): Observable<Answer> =>
      new Observable<Answer>((subscriber) => {
        if (isBroken) return subscriber.error(new Error('not connected'));
        const asking = new Subscription();
        asking.add(lost$.subscribe(() => subscriber.error(new Error('connection lost'))));
        const answered = (answer: Answer) => {
          if (hits('drop')) return;
          inbound.send(() => {
            subscriber.next(answer);
            subscriber.complete();
          }, faults.delayMs);
        };
        outbound.send(() => {
          if (subscriber.closed) return;
          asking.add(request$().subscribe({ next: answered, error: (error) => subscriber.error(error) }));
        }, faults.delayMs);
        return asking;
      }),
    close: () => astray.unsubscribe(),
  };
}
