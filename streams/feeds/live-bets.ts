import { distinctUntilChanged, map, type Observable, type SchedulerLike } from 'rxjs';
import type { RoundState } from '../../contract/live-rounds.ts';
import type { SyncEvent } from '../sync/sync-event.ts';
import { conflate } from '../time/conflate.ts';
import { newestRound } from './newest-round.ts';

/** What everybody has bet in a round. */
export type LiveBets = Pick<RoundState, 'number' | 'players' | 'totals'>;

/** The bets of a table's round by place, key `round:<node id>`, at most ten times a second; null while unknown. */
export const liveBets = (
  syncEvents$: Observable<SyncEvent>,
  key: string,
  { scheduler }: { scheduler: SchedulerLike },
): Observable<LiveBets | null> =>
  newestRound(syncEvents$, key).pipe(
    map((round) => round && { number: round.number, players: round.players, totals: round.totals }),
    conflate(scheduler),
    distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
  );
