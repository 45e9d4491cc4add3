import type { Observable } from 'rxjs';
import type { FeedValues } from '../../contract/wire.ts';
import type { SyncEvent } from '../sync/sync-event.ts';
import { feedState } from '../sync/feed.ts';

/** LIVE-02: unread notices and messages, key `member:<id>`. */
export const unread = (syncEvents$: Observable<SyncEvent>, key: string): Observable<FeedValues['unread'] | null> =>
  feedState(syncEvents$, 'unread', key);
