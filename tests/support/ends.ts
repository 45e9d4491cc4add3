import type { Observable } from 'rxjs';
import { describe, it } from 'vitest';
import { marbles, type Marbles } from './marbles.ts';

/**
 * How any stream here ends: with its source, at once, without keeping hold of it.
 * `build` puts the stream under test on the source; `sample` is a value that it would answer.
 */
export function itEnds<In>(
  name: string,
  sample: In,
  build: (source$: Observable<In>, m: Marbles) => Observable<unknown>,
): void {
  describe(`${name}: ends`, () => {
    it('empty: completes with an empty source', () =>
      marbles((m) => {
        m.expectObservable(build(m.cold('---|'), m)).toBe('---|');
      }));

    it('never: says nothing of its own', () =>
      marbles((m) => {
        const source = m.cold<In>('-');
        m.expectObservable(build(source, m), '^ 9s !').toBe('-');
        m.expectSubscriptions(source.subscriptions).toBe('^ 9s !');
      }));

    it('error: passes it on at once', () =>
      marbles((m) => {
        m.expectObservable(build(m.cold('--#', {}, new Error('broken')), m)).toBe('--#', {}, new Error('broken'));
      }));

    it('early unsubscribe: lets go of the source, and says nothing after', () =>
      marbles((m) => {
        const source = m.hot('----a----a--', { a: sample });
        m.expectObservable(build(source, m), '^--!').toBe('---');
        m.expectSubscriptions(source.subscriptions).toBe('^--!');
      }));
  });
}
