import type { Rule } from '../shared/draw.ts';
import { createLottery } from '../shared/lottery/index.ts';
import { pickDistinct } from '../shared/pick.ts';
import { COUNT, MAIN, TYPES } from './types.ts';

/** Six numbers of 49, then an additional one. Draws: one for each, among the numbers that are left (`pickDistinct`). */
function* draw(): Rule<number[]> {
  const drawn = yield* pickDistinct(MAIN + 1, COUNT);
  return drawn.map((number) => number + 1);
}

/** Six numbers of 49 and an additional one. */
export const lotto = createLottery({ name: 'lotto', types: TYPES, draw });
