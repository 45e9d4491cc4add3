import type { Rule } from './draw.ts';

/**
 * Draws `count` different numbers from 0 to `from` - 1, in the order in which they are drawn: one draw for each, among the
 * numbers that are left. It is a Fisher–Yates shuffle that stops after `count` numbers.
 */
export function* pickDistinct(count: number, from: number): Rule<number[]> {
  const left = Array.from({ length: from }, (_, index) => index);
  for (let place = 0; place < count; place += 1) {
    const other = place + (yield from - place);
    [left[place], left[other]] = [left[other]!, left[place]!];
  }
  return left.slice(0, count);
}
