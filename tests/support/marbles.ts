import { animationFrameScheduler, type Observable, type SchedulerLike } from 'rxjs';
import { TestScheduler, type RunHelpers } from 'rxjs/testing';
import { expect } from 'vitest';

export interface Marbles extends RunHelpers {
  /** Virtual time: a character of a diagram is a millisecond, and the first column is 0. */
  scheduler: TestScheduler;
  /** Frames of the screen, as `animate('…x…')` draws them. */
  frames: SchedulerLike;
  /** Chance in the middle: every backoff is three quarters of its longest. */
  random: () => number;
}

/**
 * Runs a test in virtual time; the only way to a TestScheduler here. It fails where a test asserts nothing: an
 * `expectObservable` without its `toBe` would pass in silence.
 */
export function marbles(test: (m: Marbles) => void): void {
  let promised = 0;
  let kept = 0;
  const scheduler = new TestScheduler((actual, expected) => {
    kept += 1;
    expect(rows(actual)).toEqual(rows(expected));
  });
  scheduler.run((helpers) => {
    test({
      ...helpers,
      scheduler,
      frames: animationFrameScheduler,
      random: () => 0.5,
      expectObservable: <T>(stream$: Observable<T>, subscription?: string | null) => {
        promised += 1;
        return helpers.expectObservable(stream$, subscription);
      },
      expectSubscriptions: (logs) => {
        promised += 1;
        return helpers.expectSubscriptions(logs);
      },
      flush: () => {
        helpers.flush();
        // Who flushes looks at the outcome with `expect` of its own.
        promised += 1;
        kept += 1;
      },
    });
  });
  if (promised === 0 || kept !== promised) throw new Error(`marbles: ${promised} expected, ${kept} compared`);
}

interface Frame {
  frame?: number;
  notification?: { kind: string; value?: unknown; error?: unknown };
}

/** A row a notification: a failed diagram is then read by its rows, each beginning with its column. */
const rows = (log: Frame[]): unknown[] =>
  log.map((entry) => {
    const { frame, notification } = entry;
    if (!notification) return entry;
    if (notification.kind === 'N') return [frame, notification.value];
    return notification.kind === 'E' ? [frame, '#', notification.error] : [frame, '|'];
  });
