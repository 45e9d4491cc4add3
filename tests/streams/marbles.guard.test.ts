import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { marbles, type Marbles } from '../support/marbles.ts';

describe('marbles: refuses a test that asserts nothing', () => {
  it.each<[string, (m: Marbles) => void]>([
    ['nothing at all', () => {}],
    ['an expectation without its diagram', (m) => void m.expectObservable(of(1))],
    ['a bare flush', (m) => m.flush()],
    ['an expect before the flush alone', (m) => (expect(1).toBe(1), m.flush())],
    [
      'a diagram, and a flush that nobody looks after',
      (m) => (m.expectObservable(of(1)).toBe('(1|)', [0, 1]), m.flush()),
    ],
  ])('%s', (_what, test) => {
    expect(() => marbles(test)).toThrow(/^marbles: /);
  });

  it('accepts a test that flushes and then asserts', () => {
    const seen: number[] = [];
    marbles((m) => {
      m.cold('-1', { 1: 1 }).subscribe((value) => seen.push(value));
      m.flush();
      expect(seen).toEqual([1]);
    });
  });
});
