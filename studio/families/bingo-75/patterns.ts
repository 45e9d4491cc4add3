/** Cells of a card by their places in five rows of five. The middle one is free. */
const SIDE = 5;
export const FREE = 12;
const FIVE = [0, 1, 2, 3, 4];

const maskOf = (cells: readonly number[]): number =>
  cells.reduce((mask, cell) => (cell === FREE ? mask : mask | (1 << cell)), 0);
const cellsWhere = (holds: (row: number, column: number) => boolean): number[] =>
  FIVE.flatMap((row) => FIVE.flatMap((column) => (holds(row, column) ? [row * SIDE + column] : [])));
const only = (holds: (row: number, column: number) => boolean): number[] => [maskOf(cellsWhere(holds))];

const LINES = [
  ...FIVE.flatMap((row) => only((each) => each === row)),
  ...FIVE.flatMap((column) => only((_, each) => each === column)),
  ...only((row, column) => row === column),
  ...only((row, column) => row + column === 4),
];
const STAMPS = [0, 3].flatMap((top) =>
  [0, 3].flatMap((left) => only((row, column) => row >= top && row < top + 2 && column >= left && column < left + 2)),
);
const middle = (place: number): boolean => place === 2;
const edge = (place: number): boolean => place === 0 || place === 4;

/** A pattern is complete when `need` of its masks are marked. A mask has bit c for cell c. */
export const PATTERNS = {
  line: { masks: LINES, need: 1 },
  'two-lines': { masks: LINES, need: 2 },
  'three-lines': { masks: LINES, need: 3 },
  corners: { masks: only((row, column) => edge(row) && edge(column)), need: 1 },
  stamp: { masks: STAMPS, need: 1 },
  'two-stamps': { masks: STAMPS, need: 2 },
  'letter-x': { masks: only((row, column) => row === column || row + column === 4), need: 1 },
  'letter-t': { masks: only((row, column) => row === 0 || middle(column)), need: 1 },
  plus: { masks: only((row, column) => middle(row) || middle(column)), need: 1 },
  diamond: { masks: only((row, column) => Math.abs(row - 2) + Math.abs(column - 2) === 2), need: 1 },
  ring: { masks: only((row, column) => Math.max(Math.abs(row - 2), Math.abs(column - 2)) === 1), need: 1 },
  frame: { masks: only((row, column) => edge(row) || edge(column)), need: 1 },
  blackout: { masks: only(() => true), need: 1 },
} as const satisfies Record<string, { masks: readonly number[]; need: number }>;

export type PatternName = keyof typeof PATTERNS;

/** Says whether a pattern is complete on a card with these marks. */
export function isComplete(name: PatternName, marked: number): boolean {
  const { masks, need } = PATTERNS[name];
  return masks.filter((mask) => (marked & mask) === mask).length >= need;
}
