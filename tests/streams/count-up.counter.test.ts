import fc from 'fast-check';
import { map, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { countUp } from '../../streams/time/count-up.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';

const FRAMES = '---x---x---x---x---x---x---x---x---x---x';
const way = (from: number, to: number, durationMs: number) => ({ from, to, durationMs });
const still$ = of(false);
const words = map(String);

itEnds('countUp', way(0, 0, 0) as ReturnType<typeof way> | null, (rolls$, m) => {
  m.animate(FRAMES);
  return countUp({ rolls$, still$ }, m);
});

describe('countUp', () => {
  it('many: [LIVE-03] rolls evenly, frame by frame, and stops at the true value', () =>
    marbles((m) => {
      // 100 to 200 in 10 ms; a frame each 4 ms, the fourth comes too late for it
      m.animate(FRAMES);
      const rolls$ = m.hot('a', { a: way(100, 200, 10) });
      m.expectObservable(countUp({ rolls$, still$ }, m).pipe(words), '^-------------------!').toBe('a--b---c---d', {
        a: '100',
        b: '130',
        c: '170',
        d: '200',
      });
    }));

  it('[LIVE-03] goes on from what it shows when another value comes on the way', () =>
    marbles((m) => {
      // at 5 ms, with 130 shown, the truth is 300: from 130, not from 200
      m.animate(FRAMES);
      const rolls$ = m.hot('a----b', { a: way(100, 200, 10), b: way(200, 300, 10) });
      m.expectObservable(countUp({ rolls$, still$ }, m).pipe(words), '^-----------------------!').toBe(
        'a--b---c---d---e',
        {
          a: '100',
          b: '130',
          c: '164',
          d: '232',
          e: '300',
        },
      );
    }));

  it('[LIVE-03] shows a win at once, also one after which the pool has grown again', () =>
    marbles((m) => {
      // 900, won, 50 → 60
      m.animate(FRAMES);
      const rolls$ = m.hot('a-b', { a: way(900, 900, 0), b: way(50, 60, 5) });
      m.expectObservable(countUp({ rolls$, still$ }, m).pipe(words), '^---------------!').toBe('a-bc---d', {
        a: '900',
        b: '50',
        c: '52',
        d: '60',
      });
    }));

  it('[PP-31] does not roll where nothing may move: it shows the true value', () =>
    marbles((m) => {
      // stilled at 5 ms on its way to 200; free again at 9, with nothing left to do
      m.animate(FRAMES);
      const rolls$ = m.hot('    a', { a: way(100, 200, 10) });
      const quiet$ = m.hot('    n----y---n', { n: false, y: true });
      m.expectObservable(countUp({ rolls$, still$: quiet$ }, m).pipe(words), '^---------------!').toBe('a--b-c', {
        a: '100',
        b: '130',
        c: '200',
      });
    }));

  it('[W1] shows nothing while the pool is not known, and starts anew after', () =>
    marbles((m) => {
      m.animate(FRAMES);
      const rolls$ = m.hot('a-n-b', { a: way(900, 900, 0), n: null, b: way(7, 7, 0) });
      m.expectObservable(countUp({ rolls$, still$ }, m).pipe(words), '^-------!').toBe('a-n-b', {
        a: '900',
        n: 'null',
        b: '7',
      });
    }));

  it('reconnect: the same value again moves nothing', () =>
    marbles((m) => {
      m.animate(FRAMES);
      const rolls$ = m.hot('a-----b', { a: way(100, 100, 0), b: way(100, 100, 250) });
      m.expectObservable(countUp({ rolls$, still$ }, m).pipe(words), '^-------!').toBe('a', { a: '100' });
    }));

  it('early unsubscribe: asks for no more frames', () =>
    marbles((m) => {
      m.animate(FRAMES);
      const rolls$ = m.hot('a', { a: way(100, 200, 100) });
      m.expectObservable(countUp({ rolls$, still$ }, m).pipe(words), '^-----!').toBe('a--b', { a: '100', b: '103' });
    }));

  it('[LIVE-03] is never past the last known true value, and comes to it, whatever comes when', () => {
    const step = fc.record({ gapMs: fc.integer({ min: 1, max: 60 }), amount: fc.nat(1_000), durationMs: fc.nat(200) });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
        marbles((m) => {
          m.animate(Array.from({ length: 120 }, () => '6ms x').join(' '));
          let atMs = 0;
          let before = steps[0]!.amount;
          const rolls = steps.map(({ gapMs, amount, durationMs }) => {
            const next = { ...way(Math.min(before, amount), amount, durationMs), atMs: (atMs += gapMs) };
            before = amount;
            return next;
          });
          const diagram = rolls
            .map(({ atMs: at }, index) => `${at - (rolls[index - 1]?.atMs ?? -1) - 1}ms ${index}`)
            .join(' ');
          const rolls$ = m.hot(diagram, Object.fromEntries(rolls.entries()));
          let truth = Infinity;
          let last: number | null = null;
          rolls$.subscribe(({ to }) => (truth = to));
          const subscription = countUp({ rolls$, still$ }, m).subscribe((figure) => {
            last = figure;
            expect(figure).toBeLessThanOrEqual(truth);
          });
          m.scheduler.schedule(() => subscription.unsubscribe(), 800);
          m.flush();
          expect(last).toBe(rolls.at(-1)!.to);
        });
      }),
      { numRuns: 30 },
    );
  }, 60_000);
});
