import {
  combineLatest,
  concat,
  distinctUntilChanged,
  map,
  of,
  switchMap,
  timer,
  type Observable,
  type SchedulerLike,
} from 'rxjs';
import type { FeedValues } from '../../contract/wire.ts';
import type { SyncEvent } from '../sync/sync-event.ts';
import { conflate } from '../time/conflate.ts';
import { feedState } from '../sync/feed.ts';

type Salary = FeedValues['salary'];

/** `settling` from the end of a window until the first value of the next one: late bets may still change the amount. */
export type RealtimeSalary = Salary & { settling: boolean };

interface Inputs {
  syncEvents$: Observable<SyncEvent>;
  /** From `connection`; null while unknown. */
  serverOffsetMs$: Observable<number | null>;
}

/** LIVE-06: the accrual of the running window, key `agent:<id>`, provisional until the window closes by the server's clock. */
export function realtimeSalary(
  { syncEvents$, serverOffsetMs$ }: Inputs,
  key: string,
  { scheduler }: { scheduler: SchedulerLike },
): Observable<RealtimeSalary | null> {
  const salary$ = feedState(syncEvents$, 'salary', key).pipe(conflate(scheduler));

  const shown = (salary: Salary, offsetMs: number): Observable<RealtimeSalary> => {
    const leftMs = salary.windowEndMs - (scheduler.now() + offsetMs);
    const settling = { ...salary, settling: true };
    if (leftMs <= 0) return of(settling);
    return concat(of({ ...salary, settling: false }), timer(leftMs, scheduler).pipe(map(() => settling)));
  };

  return combineLatest([salary$, serverOffsetMs$.pipe(distinctUntilChanged())]).pipe(
    switchMap(([salary, offsetMs]) => (salary ? shown(salary, offsetMs ?? 0) : of(null))),
    distinctUntilChanged(isSame),
  );
}

const isSame = (one: RealtimeSalary | null, other: RealtimeSalary | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
