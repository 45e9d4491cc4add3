import { interval, merge, observeOn, of, take, timer } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Clock, driveClock } from '../recording/clock.ts';
import { seededRandom } from '../recording/seeded-random.ts';
import fc from '../../tests/support/fast-check.ts';

describe('the clock of a recorded session', () => {
  it('runs what is due at its own time, in order', () => {
    const clock = new Clock(1_000);
    const heard: [unknown, number][] = [];
    const hear = (value: unknown) => heard.push([value, clock.t]);
    interval(10.5, clock).pipe(take(3)).subscribe(hear);
    timer(21, clock).subscribe(() => hear('timer'));
    timer(5, clock)
      .subscribe(() => hear('stopped'))
      .unsubscribe();
    clock.advance(100);
    expect(heard).toEqual([
      [0, 10.5],
      ['timer', 21],
      [1, 21],
      [2, 31.5],
    ]);
    expect([clock.t, clock.now(), clock.nextT]).toEqual([100, 1_100, null]);
  });

  it('shows a frame sixty times a second', () => {
    const clock = new Clock(0);
    const heard: number[] = [];
    of(1)
      .pipe(observeOn(clock.frames))
      .subscribe(() => heard.push(clock.t));
    clock.advance(20);
    of(1)
      .pipe(observeOn(clock.frames))
      .subscribe(() => heard.push(clock.t));
    clock.advance(40);
    expect(heard).toEqual([16.667, 33.334]);
  });

  it('runs the same, in whatever steps the time moves', () => {
    const run = (steps: readonly number[]) => {
      const clock = new Clock(0);
      const heard: number[] = [];
      merge(interval(7, clock), interval(11.1, clock), timer(3, 5, clock)).subscribe(() => heard.push(clock.t));
      for (const step of steps) clock.advance(clock.t + step);
      clock.advance(200);
      return heard;
    };
    const steps = fc.array(fc.double({ min: 0, max: 30, noNaN: true }), { maxLength: 6 });
    fc.assert(fc.property(steps, (some) => void expect(run(some)).toEqual(run([]))));
  });

  it('does not go back when the time is set back, nor move within a task', () => {
    const clock = new Clock(0);
    const heard: number[] = [];
    timer(10, clock).subscribe(() => {
      clock.advance(90);
      heard.push(clock.t);
    });
    clock.advance(50);
    clock.advance(40);
    expect([...heard, clock.t]).toEqual([10, 50]);
  });
});

describe('driven by the real time', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('runs late timers before what enters, at their own times', () => {
    const clock = new Clock(0);
    const began = performance.now();
    const driven = driveClock(clock, () => performance.now() - began);
    const heard: number[] = [];
    interval(10, clock).subscribe(() => heard.push(clock.t));
    vi.advanceTimersByTime(25);
    expect(heard).toEqual([10, 20]);
    driven.enter();
    expect(clock.t).toBe(25);
    driven.stop();
    vi.advanceTimersByTime(50);
    expect(heard).toEqual([10, 20]);
  });
});

it('goes on with the same random numbers from its seed', () => {
  const random = seededRandom(7);
  const numbers = Array.from({ length: 50 }, random);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  const { seed } = random;
  expect(seededRandom(seed)()).toBe(random());
});
