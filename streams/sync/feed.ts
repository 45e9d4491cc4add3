import { defer, from, map, mergeMap, type Observable } from 'rxjs';
import type { Envelope, Feed, FeedValues } from '../../contract/wire.ts';
import type { Millis } from '../../contract/primitives.ts';
import type { SyncEvent } from './sync-event.ts';

/** A value of a feed with its version; `value: null` means that the value is to be forgotten. */
export type FeedItem<F extends Feed> =
  | { key: string; value: FeedValues[F]; seq: number; at: Millis }
  | { key: string; value: null };

/** Selects one feed from the sync events: one key, or every key when none is given. */
export function feed<F extends Feed>(
  syncEvents$: Observable<SyncEvent>,
  name: F,
  key?: string,
): Observable<FeedItem<F>> {
  const isOurs = (item: { feed: Feed; key: string }): boolean =>
    item.feed === name && (key === undefined || item.key === key);

  return defer(() => {
    /** Keys that have a value; only these can be reset. */
    const known = new Set<string>();
    const forget = (keys: string[]): FeedItem<F>[] =>
      keys.filter((each) => known.delete(each)).map((each) => ({ key: each, value: null }));

    const itemsOf = (item: SyncEvent): FeedItem<F>[] => {
      switch (item.kind) {
        case 'envelope': {
          if (!isOurs(item.envelope)) return [];
          const { key: itsKey, value, seq, at } = item.envelope as Envelope<F>;
          known.add(itsKey);
          return [{ key: itsKey, value, seq, at }];
        }
        case 'reset':
          return isOurs(item) ? forget([item.key]) : [];
        case 'resetAll':
          return forget([...known]);
        default:
          return [];
      }
    };
    return syncEvents$.pipe(mergeMap((item) => from(itemsOf(item))));
  });
}

/** The newer of two items of one key. An older version than the held one changes nothing. */
export const newestItem = <F extends Feed>(held: FeedItem<F>, item: FeedItem<F>): FeedItem<F> =>
  'seq' in item && 'seq' in held && item.seq <= held.seq ? held : item;

/** The newest value of a state feed's key; null after a reset. */
export const feedState = <F extends Feed>(
  syncEvents$: Observable<SyncEvent>,
  name: F,
  key: string,
): Observable<FeedValues[F] | null> => feed(syncEvents$, name, key).pipe(map(({ value }) => value));
