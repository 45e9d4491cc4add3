import type { Observable } from 'rxjs';
import type { FeedValues } from '../../contract/wire.ts';
import type { SyncEvent } from '../sync/sync-event.ts';
import { feedState } from '../sync/feed.ts';

/** PP-10: net position and stakes since the login, key `session:<uuid>`. */
export const sessionActivity = (
  syncEvents$: Observable<SyncEvent>,
  key: string,
): Observable<FeedValues['play'] | null> => feedState(syncEvents$, 'play', key);
