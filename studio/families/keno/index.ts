import type { Rule } from '../shared/draw.ts';
import { createLottery } from '../shared/lottery/index.ts';
import { pickDistinct } from '../shared/pick.ts';
import { DRAWN, NUMBERS } from './odds.ts';
import { TYPES } from './types.ts';

/** 20 numbers of 80. Draws: one for each, among the numbers that are left (`pickDistinct`). */
function* draw(): Rule<number[]> {
  const drawn = yield* pickDistinct(DRAWN, NUMBERS);
  return drawn.map((number) => number + 1);
}

/** 20 numbers of 80, drawn each few minutes. */
export const keno = createLottery({ name: 'keno', types: TYPES, draw });
