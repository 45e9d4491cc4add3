import { distinctUntilChanged, map, scan, throttleTime, type Observable, type SchedulerLike } from 'rxjs';
import type { FeedValues } from '../../contract/wire.ts';
import { feed, newestItem } from '../sync/feed.ts';
import type { SyncEvent } from '../sync/sync-event.ts';

/**
 * MEM-01: what a member can claim as a rebate, key `member:<id>`. Emits the first change at once and conflates the others of one
 * frame. An older version than the one shown changes nothing.
 */
export const claimableRebate = (
  syncEvents$: Observable<SyncEvent>,
  key: string,
  { frames }: { frames: SchedulerLike },
): Observable<FeedValues['rebate'] | null> =>
  feed(syncEvents$, 'rebate', key).pipe(
    scan(newestItem<'rebate'>),
    distinctUntilChanged(),
    map(({ value }) => value),
    throttleTime(0, frames, { leading: true, trailing: true }),
  );
