import { map, type Observable } from 'rxjs';
import type { SiteStatus } from '../../contract/site.ts';
import type { SyncEvent } from '../sync/sync-event.ts';
import { feed } from '../sync/feed.ts';

/** SYS-01: normal, maintenance or restricted with its version, key `merchant:<code>`; open pages follow it. */
export const siteStatus = (
  syncEvents$: Observable<SyncEvent>,
  key: string,
): Observable<{ status: SiteStatus; seq: number } | null> =>
  feed(syncEvents$, 'siteStatus', key).pipe(
    map((item) => (item.value === null ? null : { status: item.value, seq: item.seq })),
  );
