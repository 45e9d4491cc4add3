/** The layout of European roulette: 0 above three columns of twelve, 1 2 3 in the first row. */

const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const NUMBERS = Array.from({ length: 36 }, (_, index) => index + 1);
const where = (holds: (number: number) => boolean): number[] => NUMBERS.filter(holds);

export const POCKETS = 37;

/** Bets outside the numbers: what they cover. */
export const OUTSIDE = {
  red: RED,
  black: where((number) => !RED.includes(number)),
  odd: where((number) => number % 2 === 1),
  even: where((number) => number % 2 === 0),
  low: where((number) => number <= 18),
  high: where((number) => number >= 19),
  'dozen-1': where((number) => number <= 12),
  'dozen-2': where((number) => number > 12 && number <= 24),
  'dozen-3': where((number) => number > 24),
  'column-1': where((number) => number % 3 === 1),
  'column-2': where((number) => number % 3 === 2),
  'column-3': where((number) => number % 3 === 0),
} as const satisfies Record<string, readonly number[]>;
export type OutsideBet = keyof typeof OUTSIDE;

const ROWS = Array.from({ length: 12 }, (_, row) => [row * 3 + 1, row * 3 + 2, row * 3 + 3]);

/** Bets on the numbers: every set that a chip can cover, in rising order. */
export const INSIDE = {
  straight: Array.from({ length: POCKETS }, (_, number) => [number]),
  split: [
    ...[1, 2, 3].map((number) => [0, number]),
    ...where((number) => number % 3 > 0).map((number) => [number, number + 1]),
    ...where((number) => number <= 33).map((number) => [number, number + 3]),
  ],
  street: [[0, 1, 2], [0, 2, 3], ...ROWS],
  corner: [
    [0, 1, 2, 3],
    ...where((number) => number % 3 > 0 && number <= 32).map((number) => [number, number + 1, number + 3, number + 4]),
  ],
  line: ROWS.slice(0, -1).map((row, index) => [...row, ...ROWS[index + 1]!]),
} satisfies Record<string, number[][]>;
export type InsideBet = keyof typeof INSIDE;

const EVEN_CHANCES: readonly string[] = ['red', 'black', 'odd', 'even', 'low', 'high'];

/** Bets that lose only half on zero under la partage. */
export const isEvenChance = (on: string): boolean => EVEN_CHANCES.includes(on);
