import { throttleTime, type Observable, type SchedulerLike } from 'rxjs';
import type { FeedValues } from '../../contract/wire.ts';
import type { SyncEvent } from '../sync/sync-event.ts';
import { figure } from '../sync/feed.ts';

/** LIVE-01: what may be staked now. The first change shows at once, more of the same frame are one. */
export const balance = (
  syncEvents$: Observable<SyncEvent>,
  key: string,
  { frames }: { frames: SchedulerLike },
): Observable<FeedValues['balance'] | null> =>
  figure(syncEvents$, 'balance', key).pipe(throttleTime(0, frames, { leading: true, trailing: true }));
