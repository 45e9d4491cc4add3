import type { Rule } from './draw.ts';

/**
 * Draws `count` different numbers from 0 to `from` - 1, in the order in which they are drawn: one draw for each, among the
 * numbers that are left. It is a Fisher–Yates shuffle that stops after `count` numbers.
 */
export function* pickDistinct(count: number, from: number): Rule<number[]> {
  // Only what was swapped is kept: `from` can be large.
  const swapped = new Map<number, number>();
  const at = (place: number): number => swapped.get(place) ?? place;
  const picked: number[] = [];
  for (let place = 0; place < count; place += 1) {
    const other = place + (yield from - place);
    picked.push(at(other));
    swapped.set(other, at(place));
  }
  return picked;
}
