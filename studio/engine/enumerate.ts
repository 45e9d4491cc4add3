import { LINES, PAYS, ROWS, type Strip, type Symbol } from './game.ts';

/** Number of stop combinations by visible lanterns and units paid, before any multiplier. */
export interface Enumeration {
  /** Number of stop combinations. */
  cases: number;
  /** [lanterns][units] → combinations; counts stay far below 2^53. */
  counts: readonly Map<number, number>[];
}

const MAX_LANTERNS = 5;

/**
 * Counts every combination of stops of five reels. Lines that cannot pay after three reels are dropped; only the others
 * are carried through the last two. Nothing is skipped or estimated.
 */
export function enumerate(strips: readonly Strip[]): Enumeration {
  const [r1, r2, r3, r4, r5] = strips.map(windows);
  if (!r1 || !r2 || !r3 || !r4 || !r5) throw new Error('five reels expected');
  const counts = Array.from({ length: MAX_LANTERNS + 1 }, () => new Map<number, number>());
  const tails = tailLanterns(r4, r5);
  let cases = 0;
  const add = (lanterns: number, units: number, times: number): void => {
    const of = counts[lanterns] as Map<number, number>;
    of.set(units, (of.get(units) ?? 0) + times);
    cases += times;
  };
  for (const a of r1) {
    for (const b of r2) {
      for (const c of r3) {
        const lanterns = a.lanterns + b.lanterns + c.lanterns;
        const alive = LINES.filter((rows) => {
          const first = at(a, rows, 0);
          return first !== 'lantern' && first !== 'wild' && fits(at(b, rows, 1), first) && fits(at(c, rows, 2), first);
        }).map((rows) => ({ rows, first: at(a, rows, 0) as keyof typeof PAYS }));
        if (alive.length === 0) {
          tails.forEach((times, more) => times > 0 && add(lanterns + more, 0, times));
          continue;
        }
        for (const d of r4) {
          const fours = alive.filter(({ rows, first }) => fits(at(d, rows, 3), first));
          const threes = alive.reduce((sum, { first }) => sum + PAYS[first][0], 0);
          const settled = threes - fours.reduce((sum, { first }) => sum + PAYS[first][0], 0);
          for (const e of r5) {
            let units = settled;
            for (const { rows, first } of fours) units += PAYS[first][fits(at(e, rows, 4), first) ? 2 : 1];
            add(lanterns + d.lanterns + e.lanterns, units, 1);
          }
        }
      }
    }
  }
  return { cases, counts };
}

interface Window {
  symbols: readonly Symbol[];
  lanterns: number;
}

function windows(strip: Strip): Window[] {
  return strip.map((_, stop) => {
    const symbols = Array.from({ length: ROWS }, (_row, row) => strip[(stop + row) % strip.length] as Symbol);
    return { symbols, lanterns: symbols.filter((symbol) => symbol === 'lantern').length };
  });
}

/** Counts the pairs of the last two reels that show 0, 1, 2 lanterns. */
function tailLanterns(r4: Window[], r5: Window[]): number[] {
  const times = Array.from({ length: MAX_LANTERNS + 1 }, () => 0);
  for (const d of r4) for (const e of r5) times[d.lanterns + e.lanterns] = (times[d.lanterns + e.lanterns] ?? 0) + 1;
  return times;
}

const at = (window: Window, rows: readonly number[], reel: number): Symbol =>
  window.symbols[rows[reel] as number] as Symbol;
const fits = (symbol: Symbol, first: Symbol): boolean => symbol === first || symbol === 'wild';
