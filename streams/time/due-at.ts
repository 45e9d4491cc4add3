import { combineLatest, defer, distinctUntilChanged, of, startWith, switchMap, timer } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import type { Millis } from '../../contract/primitives.ts';

/** A browser's timer fires at once when it is armed for more than 24 days. */
const LONGEST_MS = 86_400_000;

interface Inputs {
  /** A time by the server's clock; null: none. */
  atMs$: Observable<Millis | null>;
  /** From `connection`; null while unknown, then this device's clock counts. */
  serverOffsetMs$: Observable<number | null>;
}

/** Emits whether a time has come, at once and when that changes. */
export const dueAt = (
  { atMs$, serverOffsetMs$ }: Inputs,
  { scheduler }: { scheduler: SchedulerLike },
): Observable<boolean> =>
  combineLatest([atMs$.pipe(distinctUntilChanged()), serverOffsetMs$.pipe(distinctUntilChanged())]).pipe(
    switchMap(([atMs, offsetMs]) => {
      if (atMs === null) return of(false);
      const wait = (): Observable<boolean> =>
        defer(() => {
          const leftMs = atMs - scheduler.now() - (offsetMs ?? 0);
          if (leftMs <= 0) return of(true);
          return timer(Math.min(leftMs, LONGEST_MS), scheduler).pipe(switchMap(wait), startWith(false));
        });
      return wait();
    }),
    distinctUntilChanged(),
  );
