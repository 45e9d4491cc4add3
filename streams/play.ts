import type { Observable } from 'rxjs';
import type { FeedValues } from '../contract/wire.ts';
import type { Accepted } from './accepted.ts';
import { figure } from './feed.ts';

/** PP-10: net position and stakes since the login, key `session:<uuid>`. */
export const play = (accepted$: Observable<Accepted>, key: string): Observable<FeedValues['play'] | null> =>
  figure(accepted$, 'play', key);
