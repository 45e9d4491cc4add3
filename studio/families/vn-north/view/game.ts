import type { NumberGame } from '../../../client/parts/numbers/game.ts';
import { saidHighest, tailStats } from '../../../client/parts/numbers/tails.ts';
import type { LotteryTexts } from '../../shared/lottery/describe.ts';
import { ROWS, TYPES } from '../types.ts';
import { en } from './texts/en.ts';

/** 27 numbers of the north, as their view shows them: prize by prize. */
export const GAME: NumberGame = {
  types: TYPES,
  texts: {
    en,
    files: import.meta.glob<Record<string, LotteryTexts>>(['./texts/??.ts', '!./texts/en.ts']),
  },
  balls: ROWS.reduce((sum, { count }) => sum + count, 0),
  rows: ROWS,
  stats: tailStats,
  said: saidHighest(ROWS),
};
