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

describe('marbles: a failure', () => {
  const failureOf = (test: (m: Marbles) => void): Error => {
    try {
      marbles(test);
    } catch (error) {
      return error as Error;
    }
    throw new Error('it did not fail');
  };

  it('draws what was expected and what came under each other, by columns of time', () => {
    const failure = failureOf((m) => {
      const values = { a: { seq: 1 }, b: { seq: 2 } };
      m.expectObservable(m.cold('--a-(ba)---b|', values)).toBe('--a-b----b----|', values);
    });
    expect(failure.message).toBe(
      [
        'The diagrams differ.',
        '',
        'expected  --a-b   ----b----|',
        'actual    --a-(ba)------b|',
        '  a = {"seq":1}',
        '  b = {"seq":2}',
        '',
      ].join('\n'),
    );
  });

  it('shortens long waits, and names the line of the expectation', () => {
    let line = 0;
    const failure = failureOf((m) => {
      m.expectObservable(of('a')).toBe('(a|)');
      line = Number(/marbles\.guard\.test\.ts:(\d+)/.exec(new Error().stack!)![1]) + 1;
      m.expectObservable(m.cold('- 5s a')).toBe('- 5s b');
    });
    expect(failure.message).toContain('expected   5001ms b\nactual     5001ms a');
    expect(/at .*/.exec(failure.stack!)![0]).toContain(`marbles.guard.test.ts:${line}:`);
  });
});
