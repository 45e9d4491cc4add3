import { animationFrameScheduler, type Observable, type SchedulerLike } from 'rxjs';
import { TestScheduler, type RunHelpers } from 'rxjs/testing';
import { expect } from 'vitest';

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
 * `expectObservable` without its `toBe`, or a `flush` without an `expect` after it, would pass silently.
 */
export function marbles(test: (m: Marbles) => void): void {
  let promised = 0;
  let kept = 0;
  let flushedAt: number | undefined;
  let looked = false;
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

interface Frame {
  frame?: number;
  notification?: { kind: string; value?: unknown; error?: unknown };
}

/** One row per notification, each beginning with its column, so that a failed diagram is readable. */
const rows = (log: Frame[]): unknown[] =>
  log.map((entry) => {
    const { frame, notification } = entry;
    if (!notification) return entry;
    if (notification.kind === 'N') return [frame, notification.value];
    return notification.kind === 'E' ? [frame, '#', notification.error] : [frame, '|'];
  });
