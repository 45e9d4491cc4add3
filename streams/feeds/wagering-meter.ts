import { distinctUntilChanged, map, scan, throttleTime, type Observable, type SchedulerLike } from 'rxjs';
import type { FeedValues } from '../../contract/wire.ts';
import { feed, newestItem } from '../sync/feed.ts';
import type { SyncEvent } from '../sync/sync-event.ts';

/**
 * MEM-06: a member's open awards with their progress, key `member:<id>`. Emits the first change at once and conflates the others of
 * one frame. An older version than the one shown changes nothing: progress never goes backwards.
 */
export const wageringMeter = (
  syncEvents$: Observable<SyncEvent>,
  key: string,
  { frames }: { frames: SchedulerLike },
): Observable<FeedValues['awards'] | null> =>
  feed(syncEvents$, 'awards', key).pipe(
    scan(newestItem<'awards'>),
    distinctUntilChanged(),
    map(({ value }) => value),
    throttleTime(0, frames, { leading: true, trailing: true }),
  );
