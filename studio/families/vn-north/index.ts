import { createLottery } from '../shared/lottery/index.ts';
import { drawPrizes } from '../shared/lottery/vietnam.ts';
import { ROWS, TYPES } from './types.ts';

/** The draw of the north of Vietnam. Draws: one for each number, from the lowest prize (`drawPrizes`). */
export const vnNorth = createLottery({
  name: 'vn-north',
  types: TYPES,
  draw: () => drawPrizes(ROWS),
});
