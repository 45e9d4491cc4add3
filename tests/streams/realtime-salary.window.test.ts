import { map, NEVER, of } from 'rxjs';
import { describe, it } from 'vitest';
import { realtimeSalary, type RealtimeSalary } from '../../streams/feeds/realtime-salary.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { OVER_THE_BREAK, overABreak } from '../support/reconnect.ts';
import { AGENT, resetAll, salaryOf, took } from '../support/samples.ts';

/** The accrual; `*` means settling, `-` not known. */
const shown = map((salary: RealtimeSalary | null) =>
  salary ? `${salary.accrued.amount}${salary.settling ? '*' : ''}` : '-',
);
const offset = (ms: number | null) => ({ serverOffsetMs$: of(ms) });

itEnds('realtimeSalary', took(salaryOf(1, 1)), (syncEvents$, m) =>
  realtimeSalary({ syncEvents$, ...offset(0) }, AGENT, m),
);

describe('realtimeSalary', () => {
  it('[LIVE-06] settles at the end of its window by the server’s clock, until the next window begins', () =>
    marbles((m) => {
      // the server's clock is 1000 ms ahead: the window that ends at 5 s of the server ends at 4 s of the client
      const syncEvents$ = m.hot('a 4998ms b', { a: took(salaryOf(1, 70, 5_000)), b: took(salaryOf(2, 0, 305_000)) });
      const result = '         a 3999ms s 998ms b';
      m.expectObservable(realtimeSalary({ syncEvents$, ...offset(1_000) }, AGENT, m).pipe(shown), '^ 9s !').toBe(
        result,
        {
          a: '70',
          s: '70*',
          b: '0',
        },
      );
    }));

  it('many: emits the first at once, then the newest of each 100 ms', () =>
    marbles((m) => {
      const syncEvents$ = m.hot('1--2--3', {
        1: took(salaryOf(1, 1)),
        2: took(salaryOf(2, 2)),
        3: took(salaryOf(3, 3)),
      });
      m.expectObservable(realtimeSalary({ syncEvents$, ...offset(0) }, AGENT, m).pipe(shown), '^ 999ms !').toBe(
        '1 99ms 3',
      );
    }));

  it('is settling at once when its window is already over', () =>
    marbles((m) => {
      const syncEvents$ = m.hot('a', { a: took(salaryOf(1, 70, 5_000)) });
      m.expectObservable(realtimeSalary({ syncEvents$, ...offset(9_000) }, AGENT, m).pipe(shown), '^ 9s !').toBe('s', {
        s: '70*',
      });
    }));

  it('moves the end when the clock is corrected', () =>
    marbles((m) => {
      // at 1 s the offset becomes 2 s: the window ends at 3 s of the client, not at 5 s
      const syncEvents$ = m.hot('a', { a: took(salaryOf(1, 70, 5_000)) });
      const serverOffsetMs$ = m.hot('n 999ms o', { n: 0, o: 2_000 });
      m.expectObservable(realtimeSalary({ syncEvents$, serverOffsetMs$ }, AGENT, m).pipe(shown), '^ 9s !').toBe(
        'a 2999ms s',
        { a: '70', s: '70*' },
      );
    }));

  it('[W1] is not known after a reset, and does not settle then', () =>
    marbles((m) => {
      const syncEvents$ = m.hot('a 199ms R', { a: took(salaryOf(1, 70, 5_000)), R: resetAll });
      m.expectObservable(realtimeSalary({ syncEvents$, ...offset(0) }, AGENT, m).pipe(shown), '^ 9s !').toBe(
        'a 199ms n',
        {
          a: '70',
          n: '-',
        },
      );
    }));

  it('never: emits nothing before the first figure', () =>
    marbles((m) => {
      m.expectObservable(realtimeSalary({ syncEvents$: NEVER, ...offset(0) }, AGENT, m), '^ 9s !').toBe('-');
    }));

  it('reconnect: emits the newest accrual once', () =>
    marbles((m) => {
      const syncEvents$ = overABreak(m, [salaryOf(1, 1)], [salaryOf(5, 5)]);
      m.expectObservable(realtimeSalary({ syncEvents$, ...offset(0) }, AGENT, m).pipe(shown), OVER_THE_BREAK).toBe(
        '1 399ms 5',
      );
    }));

  it('[LIVE-06] catching up: skips windows settled during the disconnection, and shows the current window', () =>
    marbles((m) => {
      // disconnected before the end at 2 s; back at 4 s, two settlements later
      const syncEvents$ = m.hot('a 3999ms b', { a: took(salaryOf(1, 70, 2_000)), b: took(salaryOf(9, 5, 602_000)) });
      const result = '         a 1999ms s 1999ms b';
      m.expectObservable(realtimeSalary({ syncEvents$, ...offset(0) }, AGENT, m).pipe(shown), '^ 9s !').toBe(result, {
        a: '70',
        s: '70*',
        b: '5',
      });
    }));

  it('[LIVE-06] ends settling when an offset that arrives late shows that the window is still open', () =>
    marbles((m) => {
      // the client's clock is an hour fast: without the offset the window seems to be over
      const syncEvents$ = m.hot('a', { a: took(salaryOf(1, 70, 5_000)) });
      const serverOffsetMs$ = m.hot('f 499ms o', { f: 3_600_000, o: 0 });
      m.expectObservable(realtimeSalary({ syncEvents$, serverOffsetMs$ }, AGENT, m).pipe(shown), '^ 9s !').toBe(
        's 499ms a 4499ms e',
        { s: '70*', a: '70', e: '70*' },
      );
    }));
});
