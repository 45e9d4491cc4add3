import { scan, type Observable } from 'rxjs';
import type { Notice } from '../../contract/notices.ts';
import type { FeedValues } from '../../contract/wire.ts';
import type { SyncEvent } from '../sync/sync-event.ts';
import { feed } from '../sync/feed.ts';

/** What the feed told since its last snapshot, by the number of the notice: published or corrected, or null once withdrawn. */
export type NoticeChanges = ReadonlyMap<number, Notice | null>;
export const NO_CHANGES: NoticeChanges = new Map();

/** HOME-07: the changes of a merchant's notices. The last change of a notice counts. */
export const notices = (syncEvents$: Observable<SyncEvent>, key: string): Observable<NoticeChanges> =>
  feed(syncEvents$, 'notices', key).pipe(
    scan((received, { value }) => (value ? new Map([...received, entryOf(value)]) : NO_CHANGES), NO_CHANGES),
  );

const entryOf = (change: FeedValues['notices']): [number, Notice | null] =>
  change.kind === 'published' ? [change.notice.id, change.notice] : [change.id, null];

/** A list of notices as these changes leave it, newest first. */
export const changed = (list: readonly Notice[], received: NoticeChanges): Notice[] =>
  [...list.filter(({ id }) => !received.has(id)), ...received.values()]
    .filter((notice) => notice !== null)
    .sort((one, other) => other.publishedAtMs - one.publishedAtMs || other.id - one.id);
