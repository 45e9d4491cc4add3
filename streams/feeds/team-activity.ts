import type { Observable, SchedulerLike } from 'rxjs';
import type { FeedValues } from '../../contract/wire.ts';
import type { SyncEvent } from '../sync/sync-event.ts';
import { conflate } from '../time/conflate.ts';
import { feedState } from '../sync/feed.ts';

/** LIVE-06: the subtree's activity, key `agent:<id>`, at most ten times a second. */
export const teamActivity = (
  syncEvents$: Observable<SyncEvent>,
  key: string,
  { scheduler }: { scheduler: SchedulerLike },
): Observable<FeedValues['team'] | null> => feedState(syncEvents$, 'team', key).pipe(conflate(scheduler));
