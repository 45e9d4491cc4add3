import type { Observable } from 'rxjs';
import type { FeedValues } from '../contract/wire.ts';
import type { Accepted } from './accepted.ts';
import { figure } from './feed.ts';

/** SYS-01: normal, maintenance or restricted, key `merchant:<code>`; open pages follow it. */
export const siteStatus = (accepted$: Observable<Accepted>, key: string): Observable<FeedValues['siteStatus'] | null> =>
  figure(accepted$, 'siteStatus', key);
