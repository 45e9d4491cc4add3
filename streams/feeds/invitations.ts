import { distinctUntilChanged, map, scan, throttleTime, type Observable, type SchedulerLike } from 'rxjs';
import type { FeedValues } from '../../contract/wire.ts';
import { feed, newestItem } from '../sync/feed.ts';
import type { SyncEvent } from '../sync/sync-event.ts';

/**
 * MEM-09: how many came by a member's invitations, and how many awards can be claimed, key `member:<id>`. Emits the first change at once
 * and conflates the others of one frame. An older version than the one shown changes nothing.
 */
export const invitations = (
  syncEvents$: Observable<SyncEvent>,
  key: string,
  { frames }: { frames: SchedulerLike },
): Observable<FeedValues['referral'] | null> =>
  feed(syncEvents$, 'referral', key).pipe(
    scan(newestItem<'referral'>),
    distinctUntilChanged(),
    map(({ value }) => value),
    throttleTime(0, frames, { leading: true, trailing: true }),
  );
