import type { NumberGame } from '../../../client/parts/numbers/game.ts';
import type { LotteryTexts } from '../../shared/lottery/describe.ts';
import { TYPES } from '../types.ts';
import { en } from './texts/en.ts';

/** Ten runners, as their view shows them: each has its colour. */
export const GAME: NumberGame = {
  types: TYPES,
  texts: {
    en,
    files: import.meta.glob<Record<string, LotteryTexts>>(['./texts/??.ts', '!./texts/en.ts']),
  },
  balls: 10,
  stats: { from: 1, to: 10, byPlace: true },
  lookOf: (runner) => `is-runner runner-${runner}`,
  said(order, texts) {
    const sum = order[0]! + order[1]!;
    const sides = [sum >= 12 ? 'big' : 'small', sum % 2 === 1 ? 'odd' : 'even'];
    return texts('said', { first: order[0]!, sum, side: sides.map((each) => texts(`option.${each}`)).join(' ') });
  },
};
