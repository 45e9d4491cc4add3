import { scan, type Observable } from 'rxjs';
import type { FeedValues } from '../../contract/wire.ts';
import type { SyncEvent } from '../sync/sync-event.ts';
import { feed, type FeedItem } from '../sync/feed.ts';

/** Limits memory. Nobody scrolls back further. */
const KEPT = 200;

export type ChatLine = FeedValues['chat'] & { seq: number };

/** LIVE-10: the last 200 messages of a room, key `chat:<room>`, in the order of the log, without duplicates. */
export const chat = (syncEvents$: Observable<SyncEvent>, key: string): Observable<readonly ChatLine[]> =>
  feed(syncEvents$, 'chat', key).pipe(scan(withMessage, []));

const withMessage = (list: readonly ChatLine[], item: FeedItem<'chat'>): readonly ChatLine[] => {
  if (item.value === null) return [];
  const line = { ...item.value, seq: item.seq };
  if (list.some(({ id }) => id === line.id)) return list;
  return [...list, line].sort((one, other) => one.seq - other.seq).slice(-KEPT);
};
