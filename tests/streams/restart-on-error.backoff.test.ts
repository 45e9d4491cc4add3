import { defer } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { restartOnError } from '../../streams/transport/restart-on-error.ts';
import { marbles } from '../support/marbles.ts';

const unheard = () => {};

describe('restarting', () => {
  it('empty: completes with its source', () =>
    marbles((m) => {
      m.expectObservable(restartOnError(m.cold('---|'), unheard, m)).toBe('---|');
    }));

  it('never: emits nothing of its own', () =>
    marbles((m) => {
      m.expectObservable(restartOnError(m.cold('-'), unheard, m), '^ 9s !').toBe('-');
    }));

  it('many: passes every value on', () =>
    marbles((m) => {
      m.expectObservable(restartOnError(m.cold('-a-b-|'), unheard, m)).toBe('-a-b-|');
    }));

  it('[BR8] error: subscribes again after each failure, with waits of 375, 750 and 1500 ms', () =>
    marbles((m) => {
      // fails 1 ms after each start
      const source = m.cold('-#');
      m.expectObservable(restartOnError(source, unheard, m), '^ 2999ms !').toBe('');
      m.expectSubscriptions(source.subscriptions).toBe(['^!', '376ms ^!', '1127ms ^!', '2628ms ^!']);
    }));

  it('[BR8] error: reports each failure once, before the wait', () =>
    marbles((m) => {
      const reported: unknown[] = [];
      const source = m.cold('a#', undefined, 'broken');
      const report = (error: unknown) => reported.push([m.scheduler.now(), error]);
      m.expectObservable(restartOnError(source, report, m), '^ 1000ms !').toBe('a 375ms a');
      m.flush();
      expect(reported).toEqual([
        [1, 'broken'],
        [377, 'broken'],
      ]);
    }));

  it('[BR8] reconnect: starts at the shortest wait again after a run of over 30 s', () =>
    marbles((m) => {
      // two quick failures, then 31 s without one
      const lives = [m.cold('-#'), m.cold('-#'), m.cold('a 31s #'), m.cold('b')];
      const source = defer(() => lives.shift()!);
      m.expectObservable(restartOnError(source, unheard, m), '^ 40s !').toBe('1127ms a 31s 375ms b');
    }));

  it('early unsubscribe: cancels a pending restart', () =>
    marbles((m) => {
      const source = m.cold('-#');
      m.expectObservable(restartOnError(source, unheard, m), '^ 99ms !').toBe('');
      m.expectSubscriptions(source.subscriptions).toBe(['^!']);
    }));
});
