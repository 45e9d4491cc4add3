import { map } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { alignedInterval } from '../../streams/time/aligned-interval.ts';
import { marbles } from '../support/marbles.ts';

const MINUTE = 60_000;

describe('alignedInterval', () => {
  it('[LIVE-06] emits at the ends of salary windows, every 5 minutes of the clock and not of the start', () =>
    marbles((m) => {
      // the server starts 12 minutes past the hour: the first window ends 3 minutes later
      const ends = alignedInterval(5 * MINUTE, { scheduler: m.scheduler, offsetMs: 12 * MINUTE });
      m.expectObservable(ends.pipe(map((at) => at / MINUTE)), '^ 9m !').toBe('3m a 299999ms b', { a: 15, b: 20 });
    }));

  it('many: after a suspended clock, emits the next boundary and skips those missed', () =>
    marbles((m) => {
      // at 1500 ms the machine sleeps: its clock advances by 5 s, its timers do not
      let sleptMs = 0;
      m.cold('1500ms s').subscribe(() => (sleptMs = 5_000));
      const scheduler = Object.create(m.scheduler, { now: { value: () => m.scheduler.frame + sleptMs } });
      m.expectObservable(alignedInterval(1_000, { scheduler }).pipe(map(String)), '^ 4s !').toBe(
        '1s a 999ms b 999ms c 999ms d',
        {
          a: '1000',
          b: '7000',
          c: '8000',
          d: '9000',
        },
      );
    }));

  it('emits once per second when timers fire early', () =>
    marbles((m) => {
      // timers of 1000 ms fire 1 ms early: still one tick per second, on the second
      const scheduler = Object.create(m.scheduler, {
        schedule: {
          value: (work: never, delayMs = 0, state: never) =>
            m.scheduler.schedule(work, delayMs > 1 ? delayMs - 1 : delayMs, state),
        },
      });
      m.expectObservable(alignedInterval(1_000, { scheduler }).pipe(map(String)), '^ 2500ms !').toBe('1s a 999ms b', {
        a: '1000',
        b: '2000',
      });
    }));

  it('early unsubscribe: clears its timer', () =>
    marbles((m) => {
      const ran: number[] = [];
      const scheduler = Object.create(m.scheduler, {
        schedule: {
          value: (work: (this: unknown, state: unknown) => void, delayMs = 0, state: unknown) =>
            m.scheduler.schedule(
              function (given) {
                ran.push(m.scheduler.frame);
                work.call(this, given);
              },
              delayMs,
              state,
            ),
        },
      });
      const subscription = alignedInterval(1_000, { scheduler }).subscribe();
      m.scheduler.schedule(() => subscription.unsubscribe(), 1_500);
      m.flush();
      expect(ran).toEqual([1_000]);
    }));
});
