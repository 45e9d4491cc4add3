import type { Params, Strip } from './params.ts';

/** Visible symbols of each reel, the top one first. */
export type Columns = readonly (readonly string[])[];

export interface WaysWin {
  symbol: string;
  /** How many reels from the left take part. */
  reels: number;
  ways: number;
  /** What it pays, before the multiplier. */
  units: number;
}

/** Returns the symbols of the first drop. A stop is the index of the top symbol. */
export function columnsAt(strips: readonly Strip[], heights: readonly number[], stops: readonly number[]): string[][] {
  return strips.map((strip, reel) => {
    const shown: string[] = [];
    for (let row = 0; row < heights[reel]!; row += 1) shown.push(strip[(stops[reel]! + row) % strip.length]!);
    return shown;
  });
}

/** Returns the wins of a drop. A symbol pays once for each way: one symbol of it, or wild, on each reel from the left. */
export function waysWins({ pays, wild, paying }: Params, columns: Columns): WaysWin[] {
  const wins: WaysWin[] = [];
  for (const symbol of paying) {
    let [reels, ways] = [0, 1];
    for (; reels < columns.length; reels += 1) {
      let count = 0;
      for (const shown of columns[reels]!) {
        if (shown === symbol) count += 1;
        else if (shown === wild?.symbol) count += wild.counts;
      }
      if (count === 0) break;
      ways *= count;
    }
    const units = reels > 0 ? pays[symbol]![reels - 1]! * ways : 0;
    if (units > 0) wins.push({ symbol, reels, ways, units });
  }
  return wins;
}

/** Symbols that take part in the wins of a drop vanish: one flag for each visible symbol. */
export function vanishing({ wild }: Params, columns: Columns, wins: readonly WaysWin[]): boolean[][] {
  return columns.map((column, index) =>
    column.map((shown) =>
      wins.some(({ symbol, reels }) => index < reels && (shown === symbol || shown === wild?.symbol)),
    ),
  );
}

/** The reels of a spin while its symbols fall. */
export interface Falling {
  columns: string[][];
  /** For each reel, the place on its strip from which the last symbol came. */
  tops: number[];
}

/** Lets the symbols above a win fall, and the next ones of the strip after them. Scatters of the strip are passed over. */
export function fall(
  params: Params,
  strips: readonly Strip[],
  { columns, tops }: Falling,
  wins: readonly WaysWin[],
): Falling {
  const gone = vanishing(params, columns, wins);
  const after = [...tops];
  const fallen = columns.map((column, index) => {
    const left = column.filter((_, row) => !gone[index]![row]);
    const strip = strips[index]!;
    while (left.length < column.length) {
      do after[index] = (after[index]! + strip.length - 1) % strip.length;
      while (strip[after[index]] === params.scatter.symbol);
      left.unshift(strip[after[index]]!);
    }
    return left;
  });
  return { columns: fallen, tops: after };
}

export function countScatters({ scatter }: Params, columns: Columns): number {
  return columns.reduce((sum, column) => sum + column.filter((shown) => shown === scatter.symbol).length, 0);
}
