import type { Rule } from '../shared/draw.ts';
import { createLottery } from '../shared/lottery/index.ts';
import { pickDistinct } from '../shared/pick.ts';
import { TYPES } from './types.ts';

/** The order of ten runners. Draws: one for each place, from the first, among the runners that are left (`pickDistinct`). */
function* draw(): Rule<number[]> {
  const order = yield* pickDistinct(10, 10);
  return order.map((runner) => runner + 1);
}

/** Ten runners come in, each few minutes. */
export const pk10 = createLottery({ name: 'pk10', types: TYPES, draw });
