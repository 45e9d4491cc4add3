import { filter, map, type Observable } from 'rxjs';
import type { SyncEvent } from '../../streams/sync/sync-event.ts';

const LETTERS: Record<Exclude<SyncEvent['kind'], 'envelope'>, string> = {
  reset: 'r',
  resetAll: 'R',
  behind: 'b',
  caughtUp: 'u',
  heartbeat: 'p',
  clock: 'k',
  refused: 'x',
};

/** What was accepted, as a diagram's letters: an envelope is the last digit of its version, the rest as in the table above. */
export const letters = (syncEvents$: Observable<SyncEvent>): Observable<string> =>
  syncEvents$.pipe(map((item) => (item.kind === 'envelope' ? String(item.envelope.seq % 10) : LETTERS[item.kind])));

/** Only envelopes and what makes them forgotten; for tests to which the rest is no matter. */
export const figures = (syncEvents$: Observable<SyncEvent>): Observable<string> =>
  letters(syncEvents$).pipe(filter((letter) => /[\drR]/.test(letter)));
