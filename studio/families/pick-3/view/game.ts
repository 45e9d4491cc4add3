import type { NumberGame } from '../../../client/parts/numbers/game.ts';
import type { LotteryTexts } from '../../shared/lottery/describe.ts';
import { TYPES } from '../types.ts';
import { en } from './texts/en.ts';

/** Three digits, as their view shows them. */
export const GAME: NumberGame = {
  types: TYPES,
  texts: {
    en,
    files: import.meta.glob<Record<string, LotteryTexts>>(['./texts/??.ts', '!./texts/en.ts']),
  },
  balls: 3,
  areDigits: true,
  stats: { from: 0, to: 9, byPlace: true },
  said: (balls, texts) =>
    texts('said', { number: balls.join(''), sum: balls.reduce((total, each) => total + each, 0) }),
};
