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

/** Sync events as letters of a diagram: an envelope is the last digit of its version, the rest as in the table above. */
export const letters = (syncEvents$: Observable<SyncEvent>): Observable<string> =>
  syncEvents$.pipe(map((item) => (item.kind === 'envelope' ? String(item.envelope.seq % 10) : LETTERS[item.kind])));

/** Only envelopes and resets, for tests to which the rest does not matter. */
export const figures = (syncEvents$: Observable<SyncEvent>): Observable<string> =>
  letters(syncEvents$).pipe(filter((letter) => /[\drR]/.test(letter)));
