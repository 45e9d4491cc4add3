import { scan, throttleTime, type Observable, type SchedulerLike } from 'rxjs';
import type { LeaderboardRow } from '../../contract/mission-progress.ts';
import type { FeedValues } from '../../contract/wire.ts';
import { feedState } from '../sync/feed.ts';
import type { SyncEvent } from '../sync/sync-event.ts';

/** Ranks that move faster than this cannot be read. */
const RANKS_MS = 1_000;

/** `risen`: the name stands higher than in the ranks that were shown before, or is new among them. */
export type RankedRow = LeaderboardRow & { risen: boolean };
export type Leaderboard = Omit<FeedValues['leaderboard'], 'rows'> & { rows: RankedRow[] };

type Ranks = FeedValues['leaderboard'] | null;

/** MEM-07: the first ranks of a leaderboard with the moves since the last shown ones, key `board:<id>`; at most once a second. */
export const leaderboard = (
  syncEvents$: Observable<SyncEvent>,
  key: string,
  { scheduler }: { scheduler: SchedulerLike },
): Observable<Leaderboard | null> =>
  feedState(syncEvents$, 'leaderboard', key).pipe(
    throttleTime<Ranks>(RANKS_MS, scheduler, { leading: true, trailing: true }),
    scan<Ranks, Leaderboard | null>(moved, null),
  );

const moved = (before: Leaderboard | null, now: Ranks): Leaderboard | null => {
  if (now === null) return null;
  // A new period begins with new ranks: nobody has risen.
  const known = before?.from === now.from ? before.rows : null;
  const bestOf = new Map((known ?? []).toReversed().map(({ name, rank }) => [name, rank]));
  return {
    ...now,
    rows: now.rows.map((row) => ({ ...row, risen: known !== null && row.rank < (bestOf.get(row.name) ?? Infinity) })),
  };
};
