import { filter, map, type Observable } from 'rxjs';
import type { Accepted } from '../../streams/accepted.ts';

const LETTERS: Record<Exclude<Accepted['kind'], 'envelope'>, string> = {
  reset: 'r',
  resetAll: 'R',
  behind: 'b',
  caughtUp: 'u',
  proof: 'p',
  clock: 'k',
  refused: 'x',
};

/** What was accepted, as a diagram's letters: an envelope is the last digit of its version, the rest as in the table above. */
export const letters = (accepted$: Observable<Accepted>): Observable<string> =>
  accepted$.pipe(map((item) => (item.kind === 'envelope' ? String(item.envelope.seq % 10) : LETTERS[item.kind])));

/** Only envelopes and what makes them forgotten; for tests to which the rest is no matter. */
export const figures = (accepted$: Observable<Accepted>): Observable<string> =>
  letters(accepted$).pipe(filter((letter) => /[\drR]/.test(letter)));
