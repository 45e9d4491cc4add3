import { animationFrameScheduler, type Observable, type SchedulerLike } from 'rxjs';
import { TestScheduler, type RunHelpers } from 'rxjs/testing';
import { expect } from 'vitest';
import { diagrams, type Frame } from './diagrams.ts';

export interface Marbles extends RunHelpers {
  /** Virtual time: a character of a diagram is a millisecond, and the first column is 0. */
  scheduler: TestScheduler;
  /** Frames of the screen, as `animate('…x…')` draws them. */
  frames: SchedulerLike;
  /** Always 0.5: every backoff takes three quarters of its maximum. */
  random: () => number;
}

/**
 * Runs a test in virtual time; the only way to a TestScheduler here. It fails when a test asserts nothing: an
 * `expectObservable` without its `toBe`, or a `flush` without an `expect` after it, would pass silently. A failure shows both
 * diagrams under each other, and names the line of its `toBe`.
 */
export function marbles(test: (m: Marbles) => void): void {
  let promised = 0;
  let kept = 0;
  let flushedAt: number | undefined;
  let looked = false;
  /** Where each expectation stands in the test. */
  const places: Error[] = [];
  const scheduler = new TestScheduler((actual: Frame[], expected: Frame[]) => {
    const place = places[kept];
    kept += 1;
    try {
      expect(actual).toEqual(expected);
    } catch (error) {
      const drawn = diagrams(expected, actual);
      if (drawn === undefined || !place) throw error;
      place.message = `The diagrams differ.\n\n${drawn}\n`;
      place.stack = place.stack?.replace(/^Error/, () => `Error: ${place.message}`);
      throw place;
    }
  });
  scheduler.run((helpers) => {
    test({
      ...helpers,
      scheduler,
      frames: animationFrameScheduler,
      random: () => 0.5,
      expectObservable: <T>(stream$: Observable<T>, subscription?: string | null) => {
        const index = promised;
        promised += 1;
        const expectation = helpers.expectObservable(stream$, subscription);
        const at = <A extends unknown[]>(compare: (...args: A) => void) => {
          const called = (...args: A) => {
            places[index] = new Error();
            Error.captureStackTrace(places[index], called);
            compare(...args);
          };
          return called;
        };
        return {
          toBe: at((...args: Parameters<typeof expectation.toBe>) => expectation.toBe(...args)),
          toEqual: at((other: Observable<T>) => void expectation.toEqual(other)),
        };
      },
      expectSubscriptions: (logs) => {
        promised += 1;
        return helpers.expectSubscriptions(logs);
      },
      flush: () => {
        helpers.flush();
        flushedAt ??= assertions();
      },
    });
    // A test that flushes asserts the outcome with its own `expect`.
    if (flushedAt !== undefined && assertions() > flushedAt) looked = true;
  });
  if (flushedAt !== undefined && !looked) throw new Error('marbles: a flush, and no expect after it');
  if ((promised === 0 && !looked) || kept !== promised)
    throw new Error(`marbles: ${promised} expected, ${kept} compared`);
}

/** Number of calls of `expect` in this test so far. */
const assertions = (): number => expect.getState().assertionCalls;
