import { throttleTime, type Observable, type SchedulerLike } from 'rxjs';
import type { FeedValues } from '../contract/wire.ts';
import type { Accepted } from './accepted.ts';
import { figure } from './feed.ts';

/** LIVE-01: what may be staked now. The first change shows at once, more of the same frame are one. */
export const balance = (
  accepted$: Observable<Accepted>,
  key: string,
  { frames }: { frames: SchedulerLike },
): Observable<FeedValues['balance'] | null> =>
  figure(accepted$, 'balance', key).pipe(throttleTime(0, frames, { leading: true, trailing: true }));
