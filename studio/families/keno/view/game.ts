import type { NumberGame } from '../../../client/parts/numbers/game.ts';
import type { LotteryTexts } from '../../shared/lottery/describe.ts';
import { ELEMENTS, MIDDLE, NUMBERS } from '../odds.ts';
import { elementOf, sumOf, TYPES } from '../types.ts';
import { en } from './texts/en.ts';

/** 20 numbers of 80, as their view shows them: the lower half in one colour, the upper in another. */
export const GAME: NumberGame = {
  types: TYPES,
  texts: {
    en,
    files: import.meta.glob<Record<string, LotteryTexts>>(['./texts/??.ts', '!./texts/en.ts']),
  },
  balls: 20,
  stats: { from: 1, to: NUMBERS, byPlace: false },
  lookOf: (number) => (number <= NUMBERS / 2 ? '' : 'is-blue'),
  said(balls, texts) {
    const sum = sumOf(balls);
    const side = sum > MIDDLE ? 'above' : sum < MIDDLE ? 'below' : 'middle';
    const element = Object.keys(ELEMENTS)[elementOf(sum)]!;
    const odd = balls.filter((ball) => ball % 2 === 1).length;
    return texts('said', { sum, side: texts(`option.${side}`), element: texts(`option.${element}`), odd });
  },
};
