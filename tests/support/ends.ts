import type { Observable } from 'rxjs';
import { describe, it } from 'vitest';
import { marbles, type Marbles } from './marbles.ts';

/**
 * How every stream ends: with its source, immediately, and without a remaining subscription. `build` applies the stream under
 * test to the source; `sample` is a value that it would answer.
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

    it('never: emits nothing of its own', () =>
      marbles((m) => {
        const source = m.cold<In>('-');
        m.expectObservable(build(source, m), '^ 9s !').toBe('-');
        m.expectSubscriptions(source.subscriptions).toBe('^ 9s !');
      }));

    it('error: passes it on at once', () =>
      marbles((m) => {
        m.expectObservable(build(m.cold('--#', {}, new Error('broken')), m)).toBe('--#', {}, new Error('broken'));
      }));

    it('early unsubscribe: unsubscribes from the source, and emits nothing afterwards', () =>
      marbles((m) => {
        const source = m.hot('----a----a--', { a: sample });
        m.expectObservable(build(source, m), '^--!').toBe('---');
        m.expectSubscriptions(source.subscriptions).toBe('^--!');
      }));
  });
}
