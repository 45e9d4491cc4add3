import { createLottery } from '../shared/lottery/index.ts';
import { drawPrizes } from '../shared/lottery/vietnam.ts';
import { ROWS, TYPES } from './types.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

/** The draw of the south of Vietnam, which the centre has too. Draws: one for each number, from the lowest prize (`drawPrizes`). */
export const vnSouth = createLottery({
  name: 'vn-south',
  types: TYPES,
  draw: () => drawPrizes(ROWS),
  texts: { EN: en, CN: cn, AR: ar },
});
