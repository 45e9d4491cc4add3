import type { Rule } from '../shared/draw.ts';
import { columnsAt, countScatters, fall, waysWins, type WaysWin } from './drop.ts';
import { heightOf, type Params, type Reels } from './params.ts';

/*
 * Order of draws: for each reel of the paid spin, from the left, how many symbols it shows (a case among the sum of the
 * weights) and then its stop (a case among the strip's symbols); the same for each free spin. Symbols that fall into the
 * place of a win come from the strip above, so that they need no draw.
 */

export interface Drop {
  wins: WaysWin[];
  multiplier: number;
  /** What the drop pays, multiplier included, in units. */
  units: number;
}

export interface Spin {
  kind: 'base' | 'free';
  /** How many symbols each reel shows. */
  heights: number[];
  stops: number[];
  /** Drops that pay. After the last one, the symbols come to rest. */
  drops: Drop[];
  /** What the spin pays, in units. */
  units: number;
  scatters: number;
  /** Free spins that this spin awards. */
  awarded: number;
}

export interface Outcome {
  /** The paid spin first, then its free spins in order. */
  spins: Spin[];
  /** What the round pays, in units. */
  units: number;
  /** The round reached the most that a round pays, and ended there. */
  capped: boolean;
}

/** What a spin needs to know of the round so far. */
interface SoFar {
  kind: Spin['kind'];
  /** The multiplier of the first drop. */
  multiplier: number;
  /** Units until the round is capped. */
  left: number;
}

/** Plays a whole round. */
export function* playRound(params: Params): Rule<Outcome> {
  const { heights, stops } = yield* drawReels(params.base);
  return yield* playFrom(params, heights, stops);
}

/** Plays a round whose paid spin is drawn. */
export function* playFrom(params: Params, heights: number[], stops: number[]): Rule<Outcome> {
  const { free, cap, units } = params;
  let left = cap * units;
  const first = spinAt(params, heights, stops, { kind: 'base', multiplier: params.multiplier.start, left });
  left -= first.units;
  const spins = [first];
  let awarded = first.awarded;
  let multiplier = free.multiplier.start;
  while (spins.length <= awarded && left > 0) {
    const drawn = yield* drawReels(free);
    const spin = spinAt(params, drawn.heights, drawn.stops, { kind: 'free', multiplier, left });
    spins.push(spin);
    left -= spin.units;
    awarded = Math.min(free.limit, awarded + spin.awarded);
    if (free.multiplier.persists) multiplier += free.multiplier.step * spin.drops.length;
  }
  return { spins, units: cap * units - left, capped: left === 0 };
}

export function* drawReels(reels: Reels): Rule<{ heights: number[]; stops: number[] }> {
  const [heights, stops]: [number[], number[]] = [[], []];
  for (const strip of reels.strips) {
    heights.push(heightOf(reels, yield reels.weights));
    stops.push(yield strip.length);
  }
  return { heights, stops };
}

/** Returns the result of a spin at these stops. */
export function spinAt(params: Params, heights: number[], stops: number[], { kind, multiplier, left }: SoFar): Spin {
  const { strips } = params[kind];
  const { step } = kind === 'base' ? params.multiplier : params.free.multiplier;
  const awards = kind === 'base' ? params.scatter.spins : params.free.spins;
  let falling = { columns: columnsAt(strips, heights, stops), tops: [...stops] };
  const scatters = countScatters(params, falling.columns);
  const drops: Drop[] = [];
  let units = 0;
  for (let wins = waysWins(params, falling.columns); wins.length > 0; wins = waysWins(params, falling.columns)) {
    const times = multiplier + step * drops.length;
    const paid = Math.min(left - units, times * wins.reduce((sum, win) => sum + win.units, 0));
    drops.push({ wins, multiplier: times, units: paid });
    units += paid;
    if (units === left) break;
    falling = fall(params, strips, falling, wins);
  }
  return { kind, heights, stops, drops, units, scatters, awarded: awards[scatters] ?? 0 };
}
