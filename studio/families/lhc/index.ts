import type { Rule } from '../shared/draw.ts';
import { createLottery } from '../shared/lottery/index.ts';
import { pickDistinct } from '../shared/pick.ts';
import { DRAWN, NUMBERS } from './numbers.ts';
import { TYPES } from './types.ts';

/** Six numbers of 49, then the special one. Draws: one for each, among the numbers that are left (`pickDistinct`). */
function* draw(): Rule<number[]> {
  const drawn = yield* pickDistinct(DRAWN, NUMBERS.length);
  return drawn.map((number) => number + 1);
}

/** Seven numbers of 49, of which the last is the special one. */
export const lhc = createLottery({ name: 'lhc', types: TYPES, draw });
