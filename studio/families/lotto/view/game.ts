import type { NumberGame } from '../../../client/parts/numbers/game.ts';
import type { LotteryTexts } from '../../shared/lottery/describe.ts';
import { additionalOf, COUNT, mainOf, MAIN, sumOf, TYPES } from '../types.ts';
import { en } from './texts/en.ts';

/** Six numbers of 49, as their view shows them: the additional one apart. */
export const GAME: NumberGame = {
  types: TYPES,
  texts: {
    en,
    files: import.meta.glob<Record<string, LotteryTexts>>(['./texts/??.ts', '!./texts/en.ts']),
  },
  balls: MAIN + 1,
  stats: { from: 1, to: COUNT, byPlace: false },
  lookOf: (_, place) => (place === MAIN ? 'is-blue is-apart' : ''),
  said: (balls, texts) =>
    texts('said', {
      numbers: [...mainOf(balls)].sort((a, b) => a - b).join(', '),
      additional: additionalOf(balls),
      sum: sumOf(balls),
    }),
};
