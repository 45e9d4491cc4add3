import { range } from '../shared/lottery/bet-type.ts';

/* What the numbers 1 to 49 are. */

export const NUMBERS = range(1, 49);
/** Six numbers, then the special one. */
export const DRAWN = 7;
/** The middle number is neither big nor small: bets on sides of it get their stakes back. */
const NEITHER = 49;

export const COLOURS = ['red', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];
const RED = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const BLUE = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);
export const colourOf = (number: number): Colour => (RED.has(number) ? 'red' : BLUE.has(number) ? 'blue' : 'green');

/** Whether a number is of this side; undefined for 49, which is of none. */
export function isOfSide(side: string, number: number): boolean | undefined {
  if (number === NEITHER) return undefined;
  const sum = Math.floor(number / 10) + (number % 10);
  switch (side) {
    case 'big':
      return number >= 25;
    case 'small':
      return number < 25;
    case 'odd':
      return number % 2 === 1;
    case 'even':
      return number % 2 === 0;
    case 'sum-odd':
      return sum % 2 === 1;
    case 'sum-even':
      return sum % 2 === 0;
    case 'tail-big':
      return number % 10 >= 5;
    default:
      return number % 10 < 5;
  }
}

/**
 * Every twelfth number belongs to one animal of the zodiac: the first group is that of the year's animal and has five numbers.
 * Bets are on groups, so that they do not depend on the date. Which animal a group has is only shown (`zodiac.ts`).
 */
export const GROUPS = range(0, 11);
export const groupOf = (number: number): number => (number - 1) % 12;
export const numbersOf = (group: number): number[] => NUMBERS.filter((number) => groupOf(number) === group);

export const TAILS = range(0, 9);
export const tailOf = (number: number): number => number % 10;
