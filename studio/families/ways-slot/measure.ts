import { playNow } from '../shared/draw.ts';
import { countScatters, columnsAt } from './drop.ts';
import { exactOf } from './exact.ts';
import type { Params } from './params.ts';
import { drawReels, playFrom, type Drop } from './rules.ts';

/** Sums over simulated rounds whose paid spin shows one number of scatters, in units. */
export interface Measured {
  /** Visible scatters; null for all numbers that award no free spins. */
  scatters: number | null;
  rounds: number;
  /** What the paid spin paid beyond its first drop (a cap below the first drop counts as a loss), and what free spins paid. */
  cascades: number;
  free: number;
  /** Squares of these two together. */
  beyondSquares: number;
  /** What the rounds paid, and its squares. */
  total: number;
  squares: number;
  /** Rounds that paid, that paid more than the stake, and that reached the cap. */
  hits: number;
  wins: number;
  capped: number;
}

/** The figures of a model that are simulated. `hash` names the model that they belong to. */
export interface Figures {
  hash: string;
  seed: number;
  strata: readonly Row[];
}

/** A stratum as one line of the written figures, in the order of `FIELDS`. */
export type Row = readonly [number | null, ...number[]];
const FIELDS = [
  'scatters',
  'rounds',
  'cascades',
  'free',
  'beyondSquares',
  'total',
  'squares',
  'hits',
  'wins',
  'capped',
] as const;

export const rowOf = (measured: Measured): Row => FIELDS.map((field) => measured[field]) as unknown as Row;
export const readRow = (row: Row): Measured =>
  Object.fromEntries(FIELDS.map((field, index) => [field, row[index]])) as unknown as Measured;

/** The strata of a model: rounds without free spins, and one for each number of scatters that awards some. */
export const strataOf = (params: Params): (number | null)[] => [
  null,
  ...exactOf(params).scatters.flatMap((chance, scatters) =>
    chance.n > 0n && params.scatter.spins[scatters] ? [scatters] : [],
  ),
];

/** Plays so many rounds whose paid spin shows so many scatters. */
export function measure(params: Params, scatters: number | null, rounds: number, nextWord: () => number): Measured {
  const draw = samplerOf(params, scatters, nextWord);
  const sums = { cascades: 0, free: 0, beyondSquares: 0, total: 0, squares: 0, hits: 0, wins: 0, capped: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const { heights, stops } = draw();
    const { spins, units, capped } = playNow(playFrom(params, heights, stops), nextWord);
    const base = spins[0]!;
    const first = unitsOf(base.drops[0]);
    sums.cascades += base.units - first;
    sums.free += units - base.units;
    sums.beyondSquares += (units - first) ** 2;
    sums.total += units;
    sums.squares += units * units;
    if (units > 0) sums.hits += 1;
    if (units > params.units) sums.wins += 1;
    if (capped) sums.capped += 1;
  }
  return { scatters, rounds, ...sums };
}

/** What a drop pays without a cap. */
const unitsOf = (drop: Drop | undefined): number =>
  drop ? drop.multiplier * drop.wins.reduce((sum, win) => sum + win.units, 0) : 0;

interface Drawn {
  heights: number[];
  stops: number[];
}

/** Returns a source of paid spins that all show so many scatters, with the odds that they have among those. */
function samplerOf(params: Params, scatters: number | null, nextWord: () => number): () => Drawn {
  if (scatters === null) {
    return () => {
      for (;;) {
        const { heights, stops } = playNow(drawReels(params.base), nextWord);
        const shown = countScatters(params, columnsAt(params.base.strips, heights, stops));
        if (!params.scatter.spins[shown]) return { heights, stops };
      }
    };
  }
  const uniform = (): number => nextWord() / 2 ** 32;
  const reels = params.base.strips.map((_, reel) => windowsOf(params, reel));
  // [reel][n]: chance that this reel and those to its right show n scatters.
  const rest: number[][] = [];
  for (let reel = reels.length; reel >= 0; reel -= 1) {
    rest[reel] = Array.from({ length: scatters + 1 }, (_, left) => {
      if (reel === reels.length) return left === 0 ? 1 : 0;
      return reels[reel]!.reduce(
        (sum, windows, own) => sum + weightOf(windows) * (rest[reel + 1]![left - own] ?? 0),
        0,
      );
    });
  }
  return () => {
    let left = scatters;
    return drawnOf(
      reels.map((windows, reel) => {
        const odds = windows.map((of, own) => weightOf(of) * (rest[reel + 1]![left - own] ?? 0));
        let at = uniform() * odds.reduce((sum, each) => sum + each, 0);
        const own = odds.findIndex((each) => (at -= each) < 0);
        left -= own;
        return pick(windows[own]!, uniform());
      }),
    );
  };
}

interface Window {
  height: number;
  stop: number;
  weight: number;
  scatters: number;
}

/** Windows of a reel by their number of scatters. */
function windowsOf(params: Params, reel: number): Window[][] {
  const found: Window[][] = Array.from({ length: 8 }, () => []);
  const strip = params.base.strips[reel]!;
  for (const [height, weight] of params.base.heights) {
    strip.forEach((_, stop) => {
      const scatters = countScatters(params, columnsAt([strip], [height], [stop]));
      found[scatters]!.push({ height, stop, scatters, weight: weight / params.base.weights / strip.length });
    });
  }
  return found;
}

const sums = new WeakMap<readonly Window[], number>();
function weightOf(windows: readonly Window[]): number {
  const known = sums.get(windows) ?? windows.reduce((sum, { weight }) => sum + weight, 0);
  sums.set(windows, known);
  return known;
}

function pick(windows: readonly Window[], at: number): Window {
  let left = at * weightOf(windows);
  return windows.find(({ weight }) => (left -= weight) < 0) ?? windows.at(-1)!;
}

const drawnOf = (picked: readonly Window[]): Drawn => ({
  heights: picked.map(({ height }) => height),
  stops: picked.map(({ stop }) => stop),
});
