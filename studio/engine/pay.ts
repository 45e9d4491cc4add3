import { LINES, PAYS, REELS, ROWS, type PayingSymbol, type Strip, type Symbol } from './game.ts';

export interface LineWin {
  /** Index into LINES. */
  line: number;
  symbol: PayingSymbol;
  /** How many reels from the left take part: 3, 4 or 5. */
  count: number;
  units: number;
}

/** Returns the visible columns of symbols at these stops. A stop is the index of the top row. */
export function gridOf(strips: readonly Strip[], stops: readonly number[]): Symbol[][] {
  return stops.map((stop, reel) => Array.from({ length: ROWS }, (_, row) => symbolAt(strips, reel, stop + row)));
}

/** Returns the paying lines, left to right, each by its first symbol. A wild substitutes for any symbol except the lantern. */
export function lineWins(grid: readonly (readonly Symbol[])[]): LineWin[] {
  const wins: LineWin[] = [];
  LINES.forEach((rows, line) => {
    const first = grid[0]?.[rows[0] ?? 0];
    if (first === undefined || first === 'wild' || first === 'lantern') return;
    let count = 1;
    while (count < REELS && matches(grid[count]?.[rows[count] ?? 0], first)) count += 1;
    const units = count >= 3 ? (PAYS[first][count - 3] ?? 0) : 0;
    if (units > 0) wins.push({ line, symbol: first, count, units });
  });
  return wins;
}

/** Counts visible lanterns in any position. */
export function countLanterns(grid: readonly (readonly Symbol[])[]): number {
  return grid.flat().filter((symbol) => symbol === 'lantern').length;
}

/** Returns a win in minor units; exact, because every stake is a multiple of the lines. */
export function amountOf(units: number, stake: number): number {
  if (stake % LINES.length !== 0) throw new RangeError(`stake ${stake} is not a multiple of ${LINES.length}`);
  return units * (stake / LINES.length);
}

function matches(symbol: Symbol | undefined, first: PayingSymbol): boolean {
  return symbol === first || symbol === 'wild';
}

function symbolAt(strips: readonly Strip[], reel: number, position: number): Symbol {
  const strip = strips[reel];
  const symbol = strip?.[position % strip.length];
  if (symbol === undefined) throw new RangeError(`no stop ${position} on reel ${reel}`);
  return symbol;
}
