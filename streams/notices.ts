import { map, scan, type Observable } from 'rxjs';
import type { Notice } from '../contract/notices.ts';
import type { FeedValues } from '../contract/wire.ts';
import type { Accepted } from './accepted.ts';
import { feed } from './feed.ts';

/** HOME-07: a merchant's notices as they stand, newest first; a notice published again replaces itself. */
export const notices = (accepted$: Observable<Accepted>, key: string): Observable<readonly Notice[]> =>
  feed(accepted$, 'notices', key).pipe(
    map(({ value }) => value),
    scan((list: readonly Notice[], change) => (change ? after(list, change) : []), []),
  );

const idOf = (change: FeedValues['notices']): number => (change.kind === 'published' ? change.notice.id : change.id);

const after = (list: readonly Notice[], change: FeedValues['notices']): readonly Notice[] => {
  const others = list.filter(({ id }) => id !== idOf(change));
  if (change.kind === 'withdrawn') return others;
  return [change.notice, ...others].sort((one, other) => other.publishedAtMs - one.publishedAtMs || other.id - one.id);
};
