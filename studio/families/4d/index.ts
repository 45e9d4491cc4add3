import { createLottery } from '../shared/lottery/index.ts';
import { pickDistinct } from '../shared/pick.ts';
import { DRAWN, NUMBERS, TYPES } from './types.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

/** 23 different numbers. Draws: one for each, from the consolation prizes, among the numbers that are left (`pickDistinct`). */
export const fourD = createLottery({
  name: '4d',
  types: TYPES,
  draw: () => pickDistinct(DRAWN, NUMBERS),
  texts: { EN: en, CN: cn, AR: ar },
});
