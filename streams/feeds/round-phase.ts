import {
  combineLatest,
  defer,
  distinctUntilChanged,
  map,
  of,
  startWith,
  switchMap,
  timer,
  type Observable,
  type SchedulerLike,
} from 'rxjs';
import type { RoundState } from '../../contract/live-rounds.ts';
import type { Connection } from '../sync/connection.ts';
import type { SyncEvent } from '../sync/sync-event.ts';
import { newestRound } from './newest-round.ts';

const SECOND = 1_000;

/** The phase of a table's round now. */
export interface RoundPhaseNow {
  number: number;
  phase: RoundState['phase'];
  /** Whole seconds until bets close; null unless they are open, and while the connection is not live. */
  secondsLeft: number | null;
  /** False: what was known last, which may be over. */
  isLive: boolean;
}

interface Inputs {
  syncEvents$: Observable<SyncEvent>;
  connection$: Observable<Pick<Connection, 'state' | 'serverOffsetMs'>>;
}

/**
 * The phase of a table's round by the server's clock, key `round:<node id>`: once a second while bets are open, and at each
 * change. Bets close on time, also when the table says so late. Null while unknown.
 */
export function roundPhase(
  { syncEvents$, connection$ }: Inputs,
  key: string,
  { scheduler }: { scheduler: SchedulerLike },
): Observable<RoundPhaseNow | null> {
  const counted = ({ number, closesAtMs }: RoundState, offsetMs: number): Observable<RoundPhaseNow> => {
    const count = (): Observable<RoundPhaseNow> =>
      defer(() => {
        const leftMs = Math.ceil(closesAtMs - scheduler.now() - offsetMs);
        if (leftMs <= 0) return of({ number, phase: 'closed' as const, secondsLeft: null, isLive: true });
        const secondsLeft = Math.ceil(leftMs / SECOND);
        // Armed for the next second of the closing, so that delays do not add up.
        return timer(leftMs - (secondsLeft - 1) * SECOND, scheduler).pipe(
          switchMap(count),
          startWith({ number, phase: 'open' as const, secondsLeft, isLive: true }),
        );
      });
    return count();
  };
  const live$ = connection$.pipe(
    map(({ state, serverOffsetMs }) => (state === 'live' ? serverOffsetMs : null)),
    distinctUntilChanged(),
  );
  return combineLatest([newestRound(syncEvents$, key), live$]).pipe(
    switchMap(([round, offsetMs]): Observable<RoundPhaseNow | null> => {
      if (round === null) return of(null);
      if (round.phase === 'open' && offsetMs !== null) return counted(round, offsetMs);
      return of({ number: round.number, phase: round.phase, secondsLeft: null, isLive: offsetMs !== null });
    }),
    distinctUntilChanged(isSame),
  );
}

const isSame = (one: RoundPhaseNow | null, other: RoundPhaseNow | null): boolean =>
  one?.number === other?.number &&
  one?.phase === other?.phase &&
  one?.secondsLeft === other?.secondsLeft &&
  one?.isLive === other?.isLive;
