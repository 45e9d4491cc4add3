import type { NumberGame } from '../../../client/parts/numbers/game.ts';
import type { LotteryTexts } from '../../shared/lottery/describe.ts';
import { colourOf, DRAWN, GROUPS, isOfSide, NUMBERS, numbersOf } from '../numbers.ts';
import { sumOf, TYPES } from '../types.ts';
import { animalOf } from '../zodiac.ts';
import { en } from './texts/en.ts';

/** Each group of numbers with the animal that it has now. */
const withAnimals = (texts: LotteryTexts): LotteryTexts => ({
  ...texts,
  ...Object.fromEntries(
    GROUPS.map((group) => [
      `option.group-${group}`,
      `${texts[`animal.${animalOf(group, Date.now())}`]} ${numbersOf(group).join(' ')}`,
    ]),
  ),
});

/** Seven numbers of 49, as their view shows them: each in its colour, the special one apart. */
export const GAME: NumberGame = {
  types: TYPES,
  texts: {
    en,
    files: import.meta.glob<Record<string, LotteryTexts>>(['./texts/??.ts', '!./texts/en.ts']),
    complete: withAnimals,
  },
  balls: DRAWN,
  stats: { from: 1, to: NUMBERS.length, byPlace: false },
  lookOf: (number, place) => `is-${colourOf(number)} ${place === DRAWN - 1 ? 'is-apart' : ''}`.trim(),
  colourOf: (number) => `is-${colourOf(number)}`,
  said(balls, texts) {
    const special = balls[DRAWN - 1]!;
    const sides = ['big', 'small', 'odd', 'even'].filter((side) => isOfSide(side, special));
    const kinds = [colourOf(special), ...sides].map((each) => texts(`option.${each}`));
    return texts('said', { special, kinds: kinds.join(' '), sum: sumOf(balls) });
  },
};
