import { map, NEVER, of } from 'rxjs';
import { describe, it } from 'vitest';
import { marquee } from '../../streams/feeds/marquee.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';

const three$ = of(3);
const wide$ = of(1_000);
const moving$ = of(false);
/** Tenths of a px. */
const px = map((offset: number) => (Math.round(offset * 10) / 10).toFixed(1));

itEnds('marquee', 0, (count$, m) => {
  m.animate('----------x');
  return marquee({ count$, width$: wide$, paused$: moving$ }, m);
});

describe('marquee', () => {
  it('many: [HOME-01] moves half a px per frame at 60 Hz', () =>
    marbles((m) => {
      // frames of 16, 17 and 17 ms
      m.animate('                                   15ms  x 16ms  x 16ms  x');
      m.expectObservable(marquee({ count$: three$, width$: wide$, paused$: moving$ }, m).pipe(px), '^ 60ms !').toBe(
        '                                            15ms  a 16ms  b 16ms  c',
        { a: '0.5', b: '1.0', c: '1.5' },
      );
    }));

  it('[HOME-01] moves at the same speed at any frame rate', () =>
    marbles((m) => {
      // one frame in 100 ms, then one of 10 ms
      m.animate('100ms x 9ms y');
      m.expectObservable(marquee({ count$: three$, width$: wide$, paused$: moving$ }, m).pipe(px), '^ 120ms !').toBe(
        '        100ms a 9ms b',
        { a: '3.0', b: '3.3' },
      );
    }));

  it('[HOME-01] starts over at its own width', () =>
    marbles((m) => {
      // 5 px wide: 3 px, then 6 − 5
      m.animate('100ms x 99ms x');
      m.expectObservable(marquee({ count$: three$, width$: of(5), paused$: moving$ }, m).pipe(px), '^ 210ms !').toBe(
        '        100ms a 99ms b',
        { a: '3.0', b: '1.0' },
      );
    }));

  it('[HOME-01] scrolls from three notices on, and returns to its start below three', () =>
    marbles((m) => {
      // two until 50 ms, three until 160 ms
      m.animate('                100ms x 99ms x');
      const count$ = m.hot('   2 49ms 3 109ms 2', { 2: 2, 3: 3 });
      m.expectObservable(marquee({ count$, width$: wide$, paused$: moving$ }, m).pipe(px), '^ 210ms !').toBe(
        '                      a 99ms  b 59ms  c',
        { a: '0.0', b: '1.5', c: '0.0' },
      );
    }));

  it('[HOME-01] pauses at its position, and continues from there', () =>
    marbles((m) => {
      // hovered from 150 to 1150 ms: no jump of 30 px afterwards
      m.animate('100ms x 1099ms x 49ms x');
      const paused$ = m.hot('n 149ms y 999ms n', { n: false, y: true });
      m.expectObservable(marquee({ count$: three$, width$: wide$, paused$ }, m).pipe(px), '^ 1300ms !').toBe(
        '        100ms a 1099ms b 49ms c',
        { a: '3.0', b: '4.5', c: '6.0' },
      );
    }));

  it('[PP-31] never moves under reduced motion, and requests no frames', () =>
    marbles((m) => {
      // no `animate`: a requested frame would throw
      m.expectObservable(marquee({ count$: of(9), width$: wide$, paused$: of(true) }, m).pipe(px)).toBe('(a|)', {
        a: '0.0',
      });
    }));

  it('never: does not move while its width is not measured', () =>
    marbles((m) => {
      m.expectObservable(marquee({ count$: three$, width$: NEVER, paused$: moving$ }, m), '^ 99ms !').toBe('-');
      m.expectObservable(marquee({ count$: three$, width$: of(0), paused$: moving$ }, m).pipe(px)).toBe('(a|)', {
        a: '0.0',
      });
    }));

  it('reconnect: keeps its position when a notice is added to three or more', () =>
    marbles((m) => {
      // the fourth notice arrives at 50 ms
      m.animate('             100ms x');
      const count$ = m.hot('3 49ms 4', { 3: 3, 4: 4 });
      m.expectObservable(marquee({ count$, width$: wide$, paused$: moving$ }, m).pipe(px), '^ 110ms !').toBe(
        '100ms a',
        {
          a: '3.0',
        },
      );
    }));
});
