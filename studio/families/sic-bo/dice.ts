import type { Kind } from './layout.ts';

const sum = (dice: readonly number[]): number => dice.reduce((total, face) => total + face, 0);
export const totalOf = sum;

/** Whether all dice show the same number. */
export const isTriple = (dice: readonly number[]): boolean => dice.every((face) => face === dice[0]);

/** From 11; a triple is neither big nor small. */
export const sizeOf = (dice: readonly number[]): 'big' | 'small' | 'triple' =>
  isTriple(dice) ? 'triple' : sum(dice) >= 11 ? 'big' : 'small';

const countOf = (dice: readonly number[], number: number): number => dice.filter((face) => face === number).length;

/** How often a bet on this kind of place wins: once if at all, and a single number as often as it is there. */
export function winsOf(kind: Kind, numbers: readonly number[], dice: readonly number[]): number {
  const wins = (holds: boolean): number => (holds ? 1 : 0);
  const [number = 0] = numbers;
  switch (kind) {
    case 'big':
    case 'small':
      return wins(sizeOf(dice) === kind);
    case 'odd':
    case 'even':
      return wins(!isTriple(dice) && sum(dice) % 2 === (kind === 'odd' ? 1 : 0));
    case 'any-triple':
      return wins(isTriple(dice));
    case 'total':
      return wins(sum(dice) === number);
    case 'double':
      return wins(countOf(dice, number) >= 2);
    case 'triple':
      return wins(countOf(dice, number) === 3);
    case 'pair':
      return wins(numbers.every((each) => dice.includes(each)));
    case 'single':
      return countOf(dice, number);
    case 'four':
      return wins(new Set(dice).size === 3 && dice.every((face) => numbers.includes(face)));
  }
}
