import { concatMap, defer, from, map, timer, type Observable, type SchedulerLike } from 'rxjs';
import type { SyncEvent } from '../sync/sync-event.ts';
import type { Recorded } from './record.ts';

/**
 * Replays a recorded session at its original pace, in the app or in virtual time. Named streams take it in place of live sync
 * events.
 */
export const replay = (
  recording: readonly Recorded[],
  { scheduler }: { scheduler: SchedulerLike },
): Observable<SyncEvent> =>
  defer(() => {
    const startedAtMs = scheduler.now();
    const waitMs = (afterMs: number): number => Math.max(0, startedAtMs + afterMs - scheduler.now());
    return from(recording).pipe(
      concatMap(({ afterMs, item }) => timer(waitMs(afterMs), scheduler).pipe(map(() => item))),
    );
  });
