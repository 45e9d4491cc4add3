import { ignoreElements, of } from 'rxjs';
import { describe, it } from 'vitest';
import { dueAt } from '../../streams/time/due-at.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';

const shown = { y: true, n: false };

itEnds('dueAt', null, (atMs$, m) => dueAt({ atMs$, serverOffsetMs$: of(0) }, m).pipe(ignoreElements()));

describe('dueAt', () => {
  it('[PP-18] is due when the time comes by the server’s clock', () =>
    marbles((m) => {
      // the server's clock is 300 ms ahead: its second 2 begins at 1700
      const due$ = dueAt({ atMs$: of(2_000), serverOffsetMs$: of(300) }, m);
      m.expectObservable(due$, '^ 3s !').toBe('n 1699ms (y|)', shown);
    }));

  it('[PP-18] is due at once when the time has passed, and not without a time', () =>
    marbles((m) => {
      const atMs$ = m.hot('a 99ms b 99ms c', { a: 5_000, b: 50, c: null });
      const due$ = dueAt({ atMs$, serverOffsetMs$: of(0) }, m);
      m.expectObservable(due$, '^ 3s !').toBe('n 99ms y 99ms n', shown);
    }));

  it('[PP-18] follows a new time and a corrected clock', () =>
    marbles((m) => {
      // at 1 s the answer moves the check from second 1 to second 9; at 2 s the clock is found to be 6 s behind
      const atMs$ = m.hot('a 999ms b', { a: 1_000, b: 9_000 });
      const serverOffsetMs$ = m.hot('a 1999ms b', { a: 0, b: 6_000 });
      const due$ = dueAt({ atMs$, serverOffsetMs$ }, m);
      m.expectObservable(due$, '^ 4s !').toBe('n 2999ms y', shown);
    }));

  it('[PP-16] waits for a time further away than a timer can', () =>
    marbles((m) => {
      const due$ = dueAt({ atMs$: of(60 * 86_400_000), serverOffsetMs$: of(0) }, m);
      m.expectObservable(due$, '^ 86399m !').toBe('n', shown);
    }));
});
