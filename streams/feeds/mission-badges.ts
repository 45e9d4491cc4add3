import type { Observable } from 'rxjs';
import type { FeedValues } from '../../contract/wire.ts';
import type { SyncEvent } from '../sync/sync-event.ts';
import { feedState } from '../sync/feed.ts';

/** MEM-02: counts on the member centre's menu, key `member:<id>`. */
export const missionBadges = (
  syncEvents$: Observable<SyncEvent>,
  key: string,
): Observable<FeedValues['badges'] | null> => feedState(syncEvents$, 'badges', key);
