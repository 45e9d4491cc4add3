import type { Rule } from '../shared/draw.ts';
import { createLottery } from '../shared/lottery/index.ts';
import { TYPES } from './types.ts';

/** Four digits. Draws: one of 10 cases for each, from the first. */
function* draw(): Rule<number[]> {
  const digits: number[] = [];
  for (let place = 0; place < 4; place += 1) digits.push(yield 10);
  return digits;
}

/** Four digits, in slow draws. */
export const pick4 = createLottery({ name: 'pick-4', types: TYPES, draw });
