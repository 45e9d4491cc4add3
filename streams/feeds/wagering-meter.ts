import { distinctUntilChanged, map, scan, throttleTime, type Observable, type SchedulerLike } from 'rxjs';
import type { FeedValues } from '../../contract/wire.ts';
import { feed, type FeedItem } from '../sync/feed.ts';
import type { SyncEvent } from '../sync/sync-event.ts';

/** An older version than the one shown changes nothing: progress never goes backwards. */
const newest = (held: FeedItem<'awards'>, item: FeedItem<'awards'>): FeedItem<'awards'> =>
  item.value !== null && held.value !== null && item.seq <= held.seq ? held : item;

/**
 * MEM-06: a member's open awards with their progress, key `member:<id>`. Emits the first change at once and conflates the others of
 * one frame.
 */
export const wageringMeter = (
  syncEvents$: Observable<SyncEvent>,
  key: string,
  { frames }: { frames: SchedulerLike },
): Observable<FeedValues['awards'] | null> =>
  feed(syncEvents$, 'awards', key).pipe(
    scan(newest),
    distinctUntilChanged(),
    map(({ value }) => value),
    throttleTime(0, frames, { leading: true, trailing: true }),
  );
