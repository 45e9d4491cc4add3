import { scan, type Observable } from 'rxjs';
import type { ChatMessage } from '../../contract/chat-message.ts';
import type { SyncEvent } from '../sync/sync-event.ts';
import { feed, type FeedItem } from '../sync/feed.ts';

/** The history of a room. Also limits memory. */
const KEPT = 200;

export type ChatLine = ChatMessage & { seq: number };

/**
 * LIVE-10: the last 200 messages of a room, key `chat:<room>`, in the order of the log, without duplicates and without those that the
 * operator deleted.
 */
export const chat = (syncEvents$: Observable<SyncEvent>, key: string): Observable<readonly ChatLine[]> =>
  feed(syncEvents$, 'chat', key).pipe(scan(withEvent, []));

const withEvent = (list: readonly ChatLine[], item: FeedItem<'chat'>): readonly ChatLine[] => {
  if (item.value === null) return [];
  const { value, seq } = item;
  if ('rain' in value) return list;
  if ('deleted' in value) return list.filter(({ id }) => id !== value.deleted);
  const line = { ...value, seq };
  if (list.some(({ id }) => id === line.id)) return list;
  return [...list, line].sort((one, other) => one.seq - other.seq).slice(-KEPT);
};
