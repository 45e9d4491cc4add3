import { filter, merge, switchMap, throttleTime, NEVER, type Observable, type SchedulerLike } from 'rxjs';
import type { Millis } from '../../contract/primitives.ts';
import { alignedInterval } from '../time/aligned-interval.ts';
import { dueAt } from '../time/due-at.ts';

/** A reload reads all periods of all limits: at most one in this time, milliseconds. */
export const RELOAD_MS = 2_000;
const MINUTE = 60_000;

interface Inputs {
  /** Bets, wins and deposits of the member. */
  moved$: Observable<unknown>;
  /** Whether a time limit is in force, which passes without any bet. */
  timed$: Observable<boolean>;
  /** The next end of a period, break or delay; null: none. */
  changesAtMs$: Observable<Millis | null>;
  serverOffsetMs$: Observable<number | null>;
}

/** PP-13: emits when what is used of the limits, or what is in force, must be loaded again. */
export const limitsUsed = (
  { moved$, timed$, changesAtMs$, serverOffsetMs$ }: Inputs,
  { scheduler }: { scheduler: SchedulerLike },
): Observable<unknown> =>
  merge(
    moved$,
    timed$.pipe(switchMap((timed) => (timed ? alignedInterval(MINUTE, { scheduler }) : NEVER))),
    dueAt({ atMs$: changesAtMs$, serverOffsetMs$ }, { scheduler }).pipe(filter(Boolean)),
  ).pipe(throttleTime(RELOAD_MS, scheduler, { leading: true, trailing: true }));
