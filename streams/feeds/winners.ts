import { map, scan, type Observable } from 'rxjs';
import { LIMITS } from '../../contract/limits.ts';
import type { WinnerEntry } from '../../contract/winners.ts';
import type { FeedValues } from '../../contract/wire.ts';
import type { SyncEvent } from '../sync/sync-event.ts';
import { feed } from '../sync/feed.ts';

/** The content of the feed: the newest wins, and the numbers of withdrawn wins. */
export interface Board {
  wins: readonly WinnerEntry[];
  withdrawn: ReadonlySet<number>;
}
const EMPTY: Board = { wins: [], withdrawn: new Set() };

/** HOME-06: the newest 20 wins of a merchant, newest first, without duplicates and without wins whose payout was reversed. */
export const winners = (syncEvents$: Observable<SyncEvent>, key: string): Observable<Board> =>
  feed(syncEvents$, 'winners', key).pipe(
    map(({ value }) => value),
    scan((board, value) => (value ? boardAfter(board, value) : EMPTY), EMPTY),
  );

const boardAfter = ({ wins, withdrawn }: Board, value: FeedValues['winners']): Board => {
  if ('withdrawn' in value)
    return {
      wins: wins.filter(({ id }) => id !== value.withdrawn),
      withdrawn: new Set([...withdrawn, value.withdrawn]),
    };
  return withdrawn.has(value.id) ? { wins, withdrawn } : { wins: withWinner(wins, value), withdrawn };
};

const withWinner = (list: readonly WinnerEntry[], winner: WinnerEntry): readonly WinnerEntry[] =>
  [winner, ...list.filter(({ id }) => id !== winner.id)]
    .sort((one, other) => other.id - one.id)
    .slice(0, LIMITS.winners);
