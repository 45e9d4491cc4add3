import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { split } from '../../../server/domains/rain/split.ts';

/** Draws whole numbers of a fixed sequence (mulberry32). */
const seeded = (seed: number) => {
  let state = seed;
  return (end: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
};

const anySum = fc
  .integer({ min: 1, max: 500 })
  .chain((shares) => fc.tuple(fc.integer({ min: shares, max: 10 ** 12 - 1 }), fc.constant(shares)));

it('[MEM-08] shares of a rain are as many as wanted, each of one minor unit at least, and sum to the amount', () => {
  fc.assert(
    fc.property(anySum, ([amount, shares]) => {
      const drawn = split(amount, shares);
      expect(drawn).toHaveLength(shares);
      expect(Math.min(...drawn)).toBeGreaterThanOrEqual(1);
      expect(drawn.every(Number.isSafeInteger)).toBe(true);
      expect(drawn.reduce((sum, share) => sum + share, 0)).toBe(amount);
    }),
  );
});

it('[MEM-08] each share of a rain has the same expectation, whatever its place', () => {
  const [amount, shares, draws] = [1_000, 8, 20_000];
  const below = seeded(7);
  const sums = Array.from({ length: shares }, () => 0);
  for (let draw = 0; draw < draws; draw += 1)
    for (const [at, share] of split(amount, shares, below).entries()) sums[at]! += share;
  // The mean of a place has a standard error of 0.8: five of them.
  for (const sum of sums) expect(Math.abs(sum / draws - amount / shares)).toBeLessThan(4);
});

it('[MEM-08] every way to split a small sum is as likely as any other', () => {
  const below = seeded(11);
  const counts = new Map<string, number>();
  for (let draw = 0; draw < 10_000; draw += 1) {
    const way = split(5, 3, below).join(' ');
    counts.set(way, (counts.get(way) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(['1 1 3', '1 2 2', '1 3 1', '2 1 2', '2 2 1', '3 1 1']);
  // 1,667 each, with a standard deviation of 37.
  for (const count of counts.values()) expect(Math.abs(count - 10_000 / 6)).toBeLessThan(190);
});

it('more shares than minor units, and none, are refused', () => {
  expect(split(3, 3)).toEqual([1, 1, 1]);
  expect(() => split(2, 3)).toThrow(RangeError);
  expect(() => split(2, 0)).toThrow(RangeError);
});
