import type { NumberGame } from '../../../client/parts/numbers/game.ts';
import { ELEMENTS, MIDDLE, NUMBERS } from '../odds.ts';
import { elementOf, sumOf, TYPES } from '../types.ts';
import { en } from './texts/en.ts';

/** 20 numbers of 80, as their view shows them: the lower half in one colour, the upper in another. */
export const GAME: NumberGame = {
  types: TYPES,
  texts: {
    EN: en,
    CN: async () => (await import('./texts/cn.ts')).cn,
    AR: async () => (await import('./texts/ar.ts')).ar,
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
