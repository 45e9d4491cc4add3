import type { Rule } from '../shared/draw.ts';
import { createLottery } from '../shared/lottery/index.ts';
import { TYPES } from './types.ts';

/** Five digits. Draws: one of 10 cases for each, from the first to the fifth. */
function* draw(): Rule<number[]> {
  const digits: number[] = [];
  for (let place = 0; place < 5; place += 1) digits.push(yield 10);
  return digits;
}

/** Five digits, drawn each few minutes. */
export const minute5 = createLottery({ name: 'minute-5', types: TYPES, draw });
