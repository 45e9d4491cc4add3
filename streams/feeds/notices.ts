import { map, scan, type Observable } from 'rxjs';
import type { Notice } from '../../contract/notices.ts';
import type { FeedValues } from '../../contract/wire.ts';
import type { SyncEvent } from '../sync/sync-event.ts';
import { feed } from '../sync/feed.ts';

/** HOME-07: the current notices of a merchant, newest first. A notice that is published again replaces its earlier version. */
export const notices = (syncEvents$: Observable<SyncEvent>, key: string): Observable<readonly Notice[]> =>
  feed(syncEvents$, 'notices', key).pipe(
    map(({ value }) => value),
    scan((list: readonly Notice[], change) => (change ? after(list, change) : []), []),
  );

const topicId = (change: FeedValues['notices']): number => (change.kind === 'published' ? change.notice.id : change.id);

const after = (list: readonly Notice[], change: FeedValues['notices']): readonly Notice[] => {
  const others = list.filter(({ id }) => id !== topicId(change));
  if (change.kind === 'withdrawn') return others;
  return [change.notice, ...others].sort((one, other) => other.publishedAtMs - one.publishedAtMs || other.id - one.id);
};
