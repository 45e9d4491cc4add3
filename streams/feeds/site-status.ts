import type { Observable } from 'rxjs';
import type { FeedValues } from '../../contract/wire.ts';
import type { SyncEvent } from '../sync/sync-event.ts';
import { figure } from '../sync/feed.ts';

/** SYS-01: normal, maintenance or restricted, key `merchant:<code>`; open pages follow it. */
export const siteStatus = (
  syncEvents$: Observable<SyncEvent>,
  key: string,
): Observable<FeedValues['siteStatus'] | null> => figure(syncEvents$, 'siteStatus', key);
