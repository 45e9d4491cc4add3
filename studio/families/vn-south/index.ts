import { createLottery } from '../shared/lottery/index.ts';
import { drawPrizes } from '../shared/lottery/vietnam.ts';
import { ROWS, TYPES } from './types.ts';

/** The draw of the south of Vietnam, which the centre has too. Draws: one for each number, from the lowest prize (`drawPrizes`). */
export const vnSouth = createLottery({
  name: 'vn-south',
  types: TYPES,
  draw: () => drawPrizes(ROWS),
});
