import {
  combineLatest,
  concat,
  defer,
  distinctUntilChanged,
  map,
  of,
  repeat,
  switchMap,
  takeWhile,
  timer,
  type Observable,
  type SchedulerLike,
} from 'rxjs';
import type { Millis } from '../../contract/primitives.ts';

const SECOND = 1_000;

interface Inputs {
  /** When the next code may be sent, by the server's clock; null where none was sent. Kept over a reload, so the count is too. */
  expiresAtMs$: Observable<Millis | null>;
  /** From `connection`; null while unknown: our own clock has to do. */
  serverOffsetMs$: Observable<number | null>;
}

/** AUTH-08: whole seconds left, down to 0, each shown for the whole second. */
export function smsCountdown(
  { expiresAtMs$, serverOffsetMs$ }: Inputs,
  { scheduler }: { scheduler: SchedulerLike },
): Observable<number> {
  const secondsLeft = (expiresAtMs: Millis, offsetMs: number): Observable<number> => {
    const leftMs = (): number => Math.max(0, expiresAtMs - (scheduler.now() + offsetMs));
    const seconds = (): number => Math.ceil(leftMs() / SECOND);
    // Re-armed on each second of the expiry, not added up.
    const untilNext = (): number => Math.ceil(leftMs() - (seconds() - 1) * SECOND);
    const ticks = defer(() => timer(untilNext(), scheduler)).pipe(repeat(), map(seconds));
    return concat(
      defer(() => of(seconds())),
      ticks,
    ).pipe(takeWhile((left) => left > 0, true));
  };

  return combineLatest([expiresAtMs$, serverOffsetMs$.pipe(distinctUntilChanged())]).pipe(
    switchMap(([expiresAtMs, offsetMs]) => secondsLeft(expiresAtMs ?? 0, offsetMs ?? 0)),
    distinctUntilChanged(),
  );
}
