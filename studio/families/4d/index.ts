import { createLottery } from '../shared/lottery/index.ts';
import { pickDistinct } from '../shared/pick.ts';
import { DRAWN, NUMBERS, TYPES } from './types.ts';

/** 23 different numbers. Draws: one for each, from the consolation prizes, among the numbers that are left (`pickDistinct`). */
export const fourD = createLottery({
  name: '4d',
  types: TYPES,
  draw: () => pickDistinct(DRAWN, NUMBERS),
});
