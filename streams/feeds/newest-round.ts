import { filter, map, scan, type Observable } from 'rxjs';
import type { RoundState } from '../../contract/live-rounds.ts';
import type { SyncEvent } from '../sync/sync-event.ts';
import { feedState } from '../sync/feed.ts';

const PHASES: readonly RoundState['phase'][] = ['open', 'closed', 'deciding', 'flying', 'drawn', 'settled'];

/** Whether a table tells of a time before what it told last: an older round, or an older phase of the same one. */
const isEarlier = (next: RoundState, last: RoundState): boolean =>
  next.opensAtMs < last.opensAtMs ||
  (next.number === last.number && PHASES.indexOf(next.phase) < PHASES.indexOf(last.phase));

/** A table's round, key `round:<node id>`, null after a reset. Rounds only go forward: what jumps back is dropped. */
export const newestRound = (syncEvents$: Observable<SyncEvent>, key: string): Observable<RoundState | null> =>
  feedState(syncEvents$, 'round', key).pipe(
    scan<RoundState | null, { shown: RoundState | null; isNew: boolean }>(
      ({ shown }, next) =>
        next && shown && isEarlier(next, shown) ? { shown, isNew: false } : { shown: next, isNew: true },
      { shown: null, isNew: false },
    ),
    filter(({ isNew }) => isNew),
    map(({ shown }) => shown),
  );
