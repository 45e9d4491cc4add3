import { map, scan, type Observable } from 'rxjs';
import { LIMITS } from '../contract/limits.ts';
import type { FeedValues } from '../contract/wire.ts';
import type { Accepted } from './accepted.ts';
import { feed } from './feed.ts';

type Winner = FeedValues['winners'];

/** HOME-06: the newest 20 wins of a merchant, newest first, each once. */
export const winners = (accepted$: Observable<Accepted>, key: string): Observable<readonly Winner[]> =>
  feed(accepted$, 'winners', key).pipe(
    map(({ value }) => value),
    scan((list: readonly Winner[], winner) => (winner ? withWinner(list, winner) : []), []),
  );

const withWinner = (list: readonly Winner[], winner: Winner): readonly Winner[] =>
  [winner, ...list.filter(({ id }) => id !== winner.id)]
    .sort((one, other) => other.id - one.id)
    .slice(0, LIMITS.winners);
