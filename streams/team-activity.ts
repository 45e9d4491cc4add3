import type { Observable, SchedulerLike } from 'rxjs';
import type { FeedValues } from '../contract/wire.ts';
import type { Accepted } from './accepted.ts';
import { coalesce } from './coalesce.ts';
import { figure } from './feed.ts';

/** LIVE-06: the subtree's activity, key `agent:<id>`, at most ten times a second. */
export const teamActivity = (
  accepted$: Observable<Accepted>,
  key: string,
  { scheduler }: { scheduler: SchedulerLike },
): Observable<FeedValues['team'] | null> => figure(accepted$, 'team', key).pipe(coalesce(scheduler));
