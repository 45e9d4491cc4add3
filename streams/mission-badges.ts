import type { Observable } from 'rxjs';
import type { FeedValues } from '../contract/wire.ts';
import type { Accepted } from './accepted.ts';
import { figure } from './feed.ts';

/** MEM-02: counts on the member centre’s menu, key `member:<id>`. */
export const missionBadges = (accepted$: Observable<Accepted>, key: string): Observable<FeedValues['badges'] | null> =>
  figure(accepted$, 'badges', key);
