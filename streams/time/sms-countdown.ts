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
  /**
   * When the next code may be sent, by the server's clock; null when none was sent. It survives a reload, and so does the
   * countdown.
   */
  expiresAtMs$: Observable<Millis | null>;
  /** From `connection`; null while unknown: the client's clock is used instead. */
  serverOffsetMs$: Observable<number | null>;
}

/** AUTH-08: the whole seconds left, down to 0, each for the whole second. */
export function smsCountdown(
  { expiresAtMs$, serverOffsetMs$ }: Inputs,
  { scheduler }: { scheduler: SchedulerLike },
): Observable<number> {
  const secondsLeft = (expiresAtMs: Millis, offsetMs: number): Observable<number> => {
    const leftMs = (): number => Math.max(0, expiresAtMs - (scheduler.now() + offsetMs));
    const seconds = (): number => Math.ceil(leftMs() / SECOND);
    // Armed for each second of the expiry, so that delays do not add up.
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
