/**
 * Multipliers in hundredths from the outermost pocket to the middle one. The other half mirrors them. The name is the
 * number of rows and the risk.
 */
export const BOARDS = {
  '8-low': [550, 270, 141, 75, 50],
  '8-medium': [1300, 400, 140, 56, 30],
  '8-high': [2700, 500, 116, 35, 20],
  '10-low': [850, 420, 215, 120, 70, 50],
  '10-medium': [2200, 750, 275, 110, 50, 35],
  '10-high': [7500, 1200, 265, 74, 35, 20],
  '12-low': [1000, 550, 310, 180, 110, 70, 51],
  '12-medium': [3300, 1300, 510, 205, 101, 50, 30],
  '12-high': [16_000, 3000, 670, 180, 65, 30, 20],
  '14-low': [800, 530, 360, 240, 160, 111, 70, 50],
  '14-medium': [5600, 2200, 910, 390, 180, 85, 45, 35],
  '14-high': [40_000, 7400, 1600, 430, 135, 55, 30, 15],
  '16-low': [1600, 960, 590, 370, 230, 150, 100, 65, 50],
  '16-medium': [11_000, 4200, 1700, 720, 320, 150, 75, 45, 31],
  '16-high': [95_000, 18_000, 3900, 1000, 290, 110, 50, 25, 20],
} as const satisfies Record<string, readonly number[]>;

export type BoardName = keyof typeof BOARDS;

/** A board of n + 1 listed pockets has 2n rows. */
export const rowsOf = (board: BoardName): number => (BOARDS[board].length - 1) * 2;

export type Risk = 'low' | 'medium' | 'high';
export const riskOf = (board: BoardName): Risk => board.split('-')[1] as Risk;

/** The multiplier of each pocket from left to right, in hundredths. */
export function pocketsOf(board: BoardName): number[] {
  const half: readonly number[] = BOARDS[board];
  return [...half, ...half.slice(0, -1).toReversed()];
}
