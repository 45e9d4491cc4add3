import type { Rule } from '../shared/draw.ts';
import { createLottery } from '../shared/lottery/index.ts';
import { TYPES } from './types.ts';

/** Three dice. Draws: one of 6 cases for each. */
function* draw(): Rule<number[]> {
  const dice: number[] = [];
  for (let die = 0; die < 3; die += 1) dice.push(1 + (yield 6));
  return dice;
}

/** Three dice, thrown each few minutes. */
export const k3 = createLottery({ name: 'k3', types: TYPES, draw });
