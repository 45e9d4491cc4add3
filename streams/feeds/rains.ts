import { scan, type Observable } from 'rxjs';
import type { RainBegan } from '../../contract/rain-value.ts';
import type { SyncEvent } from '../sync/sync-event.ts';
import { feed, type FeedItem } from '../sync/feed.ts';

/** Those that a room shows between its messages. Also limits memory. */
const KEPT = 50;

export type RainLine = RainBegan & { seq: number };

/** The rains of a room, key `chat:<room>`, in the order of its log, without duplicates. */
export const rains = (syncEvents$: Observable<SyncEvent>, key: string): Observable<readonly RainLine[]> =>
  feed(syncEvents$, 'chat', key).pipe(scan(withRain, []));

const withRain = (list: readonly RainLine[], item: FeedItem<'chat'>): readonly RainLine[] => {
  if (item.value === null) return [];
  const { value, seq } = item;
  if (!('rain' in value) || list.some(({ rain }) => rain === value.rain)) return list;
  return [...list, { ...value, seq }].sort((one, other) => one.seq - other.seq).slice(-KEPT);
};
