import { defer, filter, map, repeat, scan, timer, type Observable, type SchedulerLike } from 'rxjs';
import type { Millis } from '../../contract/primitives.ts';

interface Options {
  scheduler: SchedulerLike;
  /** Added to the scheduler's clock; 0 on the server. */
  offsetMs?: number;
}

/** The last whole multiple of `everyMs` at or before this time. */
export const floorTo = (everyMs: Millis, atMs: number): Millis => Math.floor(atMs / everyMs) * everyMs;

/**
 * Emits the time at each whole multiple of `everyMs` since 1970 UTC, from the next one on. Each timer is armed for the next
 * boundary, so that delays do not add up. After a late timer or a machine's sleep, the next boundary follows.
 */
export const alignedInterval = (everyMs: Millis, { scheduler, offsetMs = 0 }: Options): Observable<Millis> =>
  defer(() => {
    const now = (): number => scheduler.now() + offsetMs;
    const untilNext = (): number => Math.ceil(floorTo(everyMs, now()) + everyMs - now());
    return defer(() => timer(untilNext(), scheduler)).pipe(
      repeat(),
      map(() => floorTo(everyMs, now())),
      // A timer may fire slightly early; that is still the boundary before.
      scan((last, at) => ({ at, isNew: at > last.at }), { at: floorTo(everyMs, now()), isNew: false }),
      filter(({ isNew }) => isNew),
      map(({ at }) => at),
    );
  });
