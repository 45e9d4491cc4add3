import type { Params, Strip } from './params.ts';

export interface LineWin {
  /** Index into the lines. */
  line: number;
  symbol: string;
  /** How many reels from the left take part. */
  count: number;
  units: number;
}

export type Grid = readonly (readonly string[])[];

/** Returns the visible columns of symbols at these stops. A stop is the index of the top row. */
export function gridOf(strips: readonly Strip[], stops: readonly number[], rows: number): string[][] {
  return stops.map((stop, reel) => columnAt(strips[reel] ?? [], stop, rows));
}

export function columnAt(strip: Strip, stop: number, rows: number): string[] {
  return Array.from({ length: rows }, (_, row) => {
    const symbol = strip[(stop + row) % strip.length];
    if (symbol === undefined) throw new RangeError(`no stop ${stop + row} on this reel`);
    return symbol;
  });
}

/** Returns a column as lines see it: a wild that expands covers the whole reel. */
export function expandedColumn(
  { wild, expanding }: Params,
  kind: 'base' | 'free',
  column: readonly string[],
): readonly string[] {
  const expands = expanding === 'always' || (expanding === 'free' && kind === 'free');
  return expands && wild !== undefined && column.includes(wild) ? column.map(() => wild) : column;
}

/** Returns the paying lines, left to right. A line pays the best of its symbols, with wilds in their place. */
export function lineWins(params: Params, grid: Grid): LineWin[] {
  const wins: LineWin[] = [];
  params.lines.forEach((rows, line) => {
    const best = bestOf(params, grid, rows);
    if (best) wins.push({ line, ...best });
  });
  return wins;
}

/** Returns the best pay of one line, or undefined. Of equal pays, the symbol that is listed first counts. */
function bestOf({ pays, wild }: Params, grid: Grid, rows: readonly number[]): Omit<LineWin, 'line'> | undefined {
  const first = grid[0]?.[rows[0]!];
  let best: Omit<LineWin, 'line'> | undefined;
  // Behind a wild, any symbol may have the best pay; otherwise only the first one pays.
  for (const symbol of first === wild ? Object.keys(pays) : [first!]) {
    const of = pays[symbol];
    if (!of) continue;
    let count = 0;
    while (count < rows.length && matches(grid[count]![rows[count]!], symbol, wild)) count += 1;
    const units = of[count - 1] ?? 0;
    if (units > (best?.units ?? 0)) best = { symbol, count, units };
  }
  return best;
}

const matches = (shown: string | undefined, symbol: string, wild: string | undefined): boolean =>
  shown === symbol || (shown === wild && wild !== undefined);

export function countScatters({ scatter }: Params, grid: Grid): number {
  return grid.reduce((sum, column) => sum + column.filter((symbol) => symbol === scatter?.symbol).length, 0);
}

/** Returns a win in minor units; exact, because every stake is a multiple of the units. */
export function amountOf(params: Pick<Params, 'units'>, units: number, stake: number): number {
  if (stake % params.units !== 0) throw new RangeError(`stake ${stake} is not a multiple of ${params.units}`);
  return units * (stake / params.units);
}
