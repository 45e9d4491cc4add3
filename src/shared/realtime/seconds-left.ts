import { attach, createEvent, createStore, merge, sample, type Unit } from 'effector';
import { Observable, of } from 'rxjs';
import { smsCountdown } from '../../../streams/time/sms-countdown.ts';
import { fromStream } from './bridge.ts';
import { $environment } from './environment.ts';
import { localKept } from '../lib/storage.ts';

/** Longer than any wait. A stored time beyond it comes from a wrong clock. */
const LONGEST_MS = 60 * 60_000;

/** Emits what another tab stores under this key. */
const storedElsewhere = (key: string): Observable<unknown> =>
  new Observable((subscriber) => {
    const tell = (event: StorageEvent) => event.key === key && subscriber.next(event.newValue);
    window.addEventListener('storage', tell);
    return () => window.removeEventListener('storage', tell);
  });

interface Options {
  /** The storage key. */
  key: string;
  /** The view that shows it opens, and closes. */
  opened: Unit<any>;
  left: Unit<any>;
}

/**
 * Creates a countdown: `$left` holds the whole seconds left, down to 0. It survives a reload and is shared between tabs
 * (AUTH-08).
 */
export const createSecondsLeft = ({ key, opened, left }: Options) => {
  /** Starts a wait of this many milliseconds. */
  const begun = createEvent<number>();
  const readFx = attach({
    source: $environment,
    effect({ scheduler }): number {
      const stored = Number(localKept.getItem(key));
      return stored > 0 && stored < scheduler.now() + LONGEST_MS ? stored : 0;
    },
  });
  const writeFx = attach({
    source: $environment,
    effect({ scheduler }, waitMs: number): number {
      const untilMs = scheduler.now() + waitMs;
      localKept.setItem(key, String(untilMs));
      return untilMs;
    },
  });
  sample({ clock: begun, target: writeFx });
  const elsewhere = fromStream({ start: opened, stop: left, inputs: {}, stream: () => storedElsewhere(key) });
  sample({ clock: [opened, elsewhere.next], fn: () => {}, target: readFx });

  const known = merge([readFx.doneData, writeFx.doneData]);
  const $untilMs = createStore(0).on(known, (_, untilMs) => untilMs);
  const count = fromStream({
    start: known,
    stop: left,
    inputs: { expiresAtMs$: $untilMs },
    // The stored time is by this device's own clock.
    stream: (inputs, environment) => smsCountdown({ ...inputs, serverOffsetMs$: of(0) }, environment),
  });
  const $left = createStore(0).on(count.next, (_, seconds) => seconds);
  return { begun, $left };
};
