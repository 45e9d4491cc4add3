import type { NumberGame } from '../../../client/parts/numbers/game.ts';
import type { LotteryTexts } from '../../shared/lottery/describe.ts';
import { TYPES } from '../types.ts';
import { en } from './texts/en.ts';

/** Five digits, as their view shows them. */
export const GAME: NumberGame = {
  types: TYPES,
  texts: {
    en,
    files: import.meta.glob<Record<string, LotteryTexts>>(['./texts/??.ts', '!./texts/en.ts']),
  },
  balls: 5,
  areDigits: true,
  stats: { from: 0, to: 9, byPlace: true },
  said(balls, texts) {
    const sum = balls.reduce((total, each) => total + each, 0);
    const [first, last] = [balls[0]!, balls[4]!];
    const sides = [sum >= 23 ? 'big' : 'small', sum % 2 === 1 ? 'odd' : 'even'];
    return texts('said', {
      sum,
      side: sides.map((each) => texts(`option.${each}`)).join(' '),
      lead: texts(`option.${first > last ? 'dragon' : first < last ? 'tiger' : 'tie'}`),
    });
  },
};
