import type { Params, Strip } from './params.ts';
import { columnAt, expandedColumn } from './pay.ts';
import type { Spin } from './rules.ts';

/** Number of stop combinations by visible scatters and units paid by lines and scatters, before any multiplier. */
export interface Enumeration {
  /** Number of stop combinations. */
  cases: number;
  /** [scatters] → units → combinations. */
  counts: Map<number, number>[];
}

/** A line that may still pay more: its rows on the remaining reels, its symbol (null: wilds only) and what it has for sure. */
interface Alive {
  rows: readonly number[];
  symbol: string | null;
  floor: number;
}

interface Window {
  column: readonly string[];
  scatters: number;
  /** Number of stops that show this column. */
  stops: number;
}

/** Units are at most 2^24 and scatters at most 30 per spin, so that both fit into one key. */
const SCATTERS = 32;

/**
 * Counts every combination of stops, reel by reel. Combinations of the first reels that leave the same lines alive have the
 * same rest, which is counted once. Nothing is skipped or estimated.
 */
export function enumerate(params: Params, strips: readonly Strip[], kind: Spin['kind'] = 'base'): Enumeration {
  const reels = strips.map((strip) => windowsOf(params, strip, kind));
  const pay = (symbol: string, count: number): number => params.pays[symbol]?.[count - 1] ?? 0;
  const ofWilds = reels.map((_, index) => Math.max(0, ...Object.keys(params.pays).map((each) => pay(each, index + 1))));
  const known = reels.map(() => new Map<string, Map<number, number>>());

  /** Returns what a line has after this symbol on reel `reel`: alive, or the units that it pays. */
  function after(line: Alive, next: string, reel: number): Alive | number {
    const { symbol, floor, rows } = line;
    const isWild = next === params.wild;
    const rest = rows.slice(1);
    if (symbol === null) {
      if (isWild) return { rows: rest, symbol, floor };
      const before = reel > 0 ? ofWilds[reel - 1]! : 0;
      return params.pays[next] ? { rows: rest, symbol: next, floor: before } : before;
    }
    return isWild || next === symbol ? { rows: rest, symbol, floor } : Math.max(floor, pay(symbol, reel));
  }

  function restOf(reel: number, lines: readonly Alive[]): Map<number, number> {
    if (reel === reels.length) {
      const paid = lines.reduce(
        (sum, { symbol, floor }) => sum + (symbol === null ? ofWilds[reel - 1]! : Math.max(floor, pay(symbol, reel))),
        0,
      );
      return new Map([[paid * SCATTERS, 1]]);
    }
    const key = lines
      .map(({ rows, symbol, floor }) => `${rows.join('')}${symbol ?? '*'}${floor}`)
      .sort()
      .join();
    const before = known[reel]!.get(key);
    if (before) return before;
    const sum = new Map<number, number>();
    for (const { column, scatters, stops } of reels[reel]!) {
      let settled = 0;
      const alive: Alive[] = [];
      for (const line of lines) {
        const next = after(line, column[line.rows[0]!]!, reel);
        if (typeof next === 'number') settled += next;
        else alive.push(next);
      }
      const add = settled * SCATTERS + scatters;
      for (const [of, count] of restOf(reel + 1, alive)) sum.set(of + add, (sum.get(of + add) ?? 0) + count * stops);
    }
    known[reel]!.set(key, sum);
    return sum;
  }

  const counts: Map<number, number>[] = [];
  for (const [key, count] of restOf(
    0,
    params.lines.map((rows) => ({ rows, symbol: null, floor: 0 })),
  )) {
    const scatters = key % SCATTERS;
    const units = Math.floor(key / SCATTERS) + (params.scatter?.pays?.[scatters] ?? 0);
    while (counts.length <= scatters) counts.push(new Map());
    counts[scatters]!.set(units, (counts[scatters]!.get(units) ?? 0) + count);
  }
  return { cases: strips.reduce((product, strip) => product * strip.length, 1), counts };
}

function windowsOf(params: Params, strip: Strip, kind: Spin['kind']): Window[] {
  const found = new Map<string, Window>();
  strip.forEach((_, stop) => {
    const shown = columnAt(strip, stop, params.rows);
    const scatters = shown.filter((symbol) => symbol === params.scatter?.symbol).length;
    const column = expandedColumn(params, kind, shown);
    const key = `${column.join()} ${scatters}`;
    const window = found.get(key);
    if (window) window.stops += 1;
    else found.set(key, { column, scatters, stops: 1 });
  });
  return [...found.values()];
}
