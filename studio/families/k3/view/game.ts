import type { NumberGame } from '../../../client/parts/numbers/game.ts';
import type { LotteryTexts } from '../../shared/lottery/describe.ts';
import { TYPES } from '../types.ts';
import { en } from './texts/en.ts';

/** Three dice, as their view shows them. */
export const GAME: NumberGame = {
  types: TYPES,
  texts: {
    en,
    files: import.meta.glob<Record<string, LotteryTexts>>(['./texts/??.ts', '!./texts/en.ts']),
  },
  balls: 3,
  stats: { from: 1, to: 6, byPlace: false },
  lookOf: () => 'is-die',
  said(dice, texts) {
    const sum = dice.reduce((total, each) => total + each, 0);
    const sides = [sum >= 11 ? 'big' : 'small', sum % 2 === 1 ? 'odd' : 'even'];
    return texts('said', { sum, side: sides.map((each) => texts(`option.${each}`)).join(' ') });
  },
};
