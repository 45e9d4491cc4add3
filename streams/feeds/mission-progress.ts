import { distinctUntilChanged, map, scan, throttleTime, type Observable, type SchedulerLike } from 'rxjs';
import type { FeedValues } from '../../contract/wire.ts';
import { feed, type FeedItem } from '../sync/feed.ts';
import type { SyncEvent } from '../sync/sync-event.ts';

/** An older version than the one shown changes nothing. */
const newest = (held: FeedItem<'missions'>, item: FeedItem<'missions'>): FeedItem<'missions'> =>
  item.value !== null && held.value !== null && item.seq <= held.seq ? held : item;

/**
 * MEM-07: a member's progress in missions, key `member:<id>`. Emits the first change at once and conflates the others of one frame.
 */
export const missionProgress = (
  syncEvents$: Observable<SyncEvent>,
  key: string,
  { frames }: { frames: SchedulerLike },
): Observable<FeedValues['missions'] | null> =>
  feed(syncEvents$, 'missions', key).pipe(
    scan(newest),
    distinctUntilChanged(),
    map(({ value }) => value),
    throttleTime(0, frames, { leading: true, trailing: true }),
  );
