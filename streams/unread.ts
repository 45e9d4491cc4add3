import type { Observable } from 'rxjs';
import type { FeedValues } from '../contract/wire.ts';
import type { Accepted } from './accepted.ts';
import { figure } from './feed.ts';

/** LIVE-02: notices and messages not read yet, key `member:<id>`. */
export const unread = (accepted$: Observable<Accepted>, key: string): Observable<FeedValues['unread'] | null> =>
  figure(accepted$, 'unread', key);
