import { take, timestamp } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { jackpotRelease } from '../../streams/feeds/jackpot-release.ts';
import { marbles } from '../support/marbles.ts';

/** Returns these draws in turn, repeatedly. */
const drawing = (...draws: number[]) => {
  let turn = 0;
  return () => draws[turn++ % draws.length]!;
};

describe('jackpotRelease', () => {
  it('many: [LIVE-03] releases 100 to 500 steps every 3, 4 or 5 s at random', () =>
    marbles((m) => {
      // wait, steps, wait, steps …: minimum, middle, maximum
      const random = drawing(0, 0, 0.5, 0.5, 0.999999, 0.999999);
      m.expectObservable(jackpotRelease({ scheduler: m.scheduler, random }), '^ 13s !').toBe('3s a 3999ms b 4999ms c', {
        a: 100,
        b: 300,
        c: 500,
      });
    }));

  it('[LIVE-03] draws the three waits and the 401 numbers of steps uniformly', () =>
    marbles((m) => {
      // evenly spaced draws in place of random ones: each wait has a third, no number is out of bounds or left out
      const draws = 3 * 401;
      let index = -1;
      const random = (): number => {
        index += 1;
        const pair = index >> 1;
        return index % 2 === 0 ? ((pair % 3) + 0.5) / 3 : (Math.floor(pair / 3) + 0.5) / 401;
      };
      const waits = new Map<number, number>();
      const amounts = new Set<number>();
      let lastMs = 0;
      jackpotRelease({ scheduler: m.scheduler, random })
        .pipe(take(draws), timestamp(m.scheduler))
        .subscribe(({ value, timestamp: atMs }) => {
          waits.set(atMs - lastMs, (waits.get(atMs - lastMs) ?? 0) + 1);
          amounts.add(value);
          lastMs = atMs;
        });
      m.flush();
      expect(Object.fromEntries(waits)).toEqual({ 3_000: 401, 4_000: 401, 5_000: 401 });
      expect([amounts.size, Math.min(...amounts), Math.max(...amounts)]).toEqual([401, 100, 500]);
    }));

  it('never, early unsubscribe: releases nothing before 3 s, and nothing after an unsubscribe', () =>
    marbles((m) => {
      m.expectObservable(jackpotRelease({ scheduler: m.scheduler, random: () => 0 }), '^ 2999ms !').toBe('-');
    }));

  it('reconnect: draws the steps of each subscriber separately', () =>
    marbles((m) => {
      const steps$ = jackpotRelease({ scheduler: m.scheduler, random: () => 0 });
      m.expectObservable(steps$, '^ 3500ms !').toBe('3s a', { a: 100 });
      m.expectObservable(steps$, '1s ^ 3500ms !').toBe('4s a', { a: 100 });
    }));
});
