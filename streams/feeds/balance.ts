import { throttleTime, type Observable, type SchedulerLike } from 'rxjs';
import type { FeedValues } from '../../contract/wire.ts';
import type { SyncEvent } from '../sync/sync-event.ts';
import { feedState } from '../sync/feed.ts';

/** LIVE-01: the amount that the player can stake now. Emits the first change at once and conflates the others of one frame. */
export const balance = (
  syncEvents$: Observable<SyncEvent>,
  key: string,
  { frames }: { frames: SchedulerLike },
): Observable<FeedValues['balance'] | null> =>
  feedState(syncEvents$, 'balance', key).pipe(throttleTime(0, frames, { leading: true, trailing: true }));
