import type { Rule } from '../shared/draw.ts';
import type { Params, Strip } from './params.ts';
import { countScatters, expandedColumn, gridOf, lineWins, type LineWin } from './pay.ts';

/*
 * Order of draws: the pool, if the title has one (as many cases as its odds; won below the stake); one stop for each reel of
 * the paid spin, from the left; one stop for each reel of each free spin. A stop is one of the strip's symbols.
 */

export interface Spin {
  kind: 'base' | 'free';
  stops: number[];
  wins: LineWin[];
  /** What the spin pays, scatters and multiplier included, in units. */
  units: number;
  /** Free spins that this spin awards. */
  awarded: number;
}

export interface Outcome {
  /** The round also wins the pool. */
  jackpot: boolean;
  /** The paid spin first, then its free spins in order. */
  spins: Spin[];
  units: number;
}

/** Plays a whole round. */
export function* playRound(params: Params, stake: number): Rule<Outcome> {
  const jackpot = params.pool ? (yield params.pool.odds) < stake : false;
  const spins = [yield* playSpin(params, 'base')];
  let awarded = spins[0]!.awarded;
  while (spins.length <= awarded) {
    const spin = yield* playSpin(params, 'free', spins.length - 1);
    spins.push(spin);
    awarded = Math.min(params.free?.limit ?? awarded, awarded + spin.awarded);
  }
  return { jackpot, spins, units: spins.reduce((sum, spin) => sum + spin.units, 0) };
}

export const stripsOf = (params: Params, kind: Spin['kind']): readonly Strip[] =>
  kind === 'free' && params.free ? params.free.strips : params.strips;

function* playSpin(params: Params, kind: Spin['kind'], before = 0): Rule<Spin> {
  const stops: number[] = [];
  for (const strip of stripsOf(params, kind)) stops.push(yield strip.length);
  return spinAt(params, kind, stops, before);
}

/** Returns the multiplier of a free spin by the number of free spins before it. */
export const multiplierOf = ({ free }: Pick<Params, 'free'>, before: number): number =>
  (free?.multiplier ?? 1) + before * (free?.step ?? 0);

/** Returns the result of a spin at these stops. `before` counts the free spins before it. */
export function spinAt(params: Params, kind: Spin['kind'], stops: number[], before = 0): Spin {
  const { scatter, free, rows } = params;
  const grid = gridOf(stripsOf(params, kind), stops, rows);
  const wins = lineWins(
    params,
    grid.map((column) => expandedColumn(params, kind, column)),
  );
  const scatters = countScatters(params, grid);
  const multiplier = kind === 'free' ? multiplierOf(params, before) : 1;
  const lines = wins.reduce((sum, win) => sum + win.units, 0);
  const awards = kind === 'base' ? scatter?.spins : free?.spins;
  return {
    kind,
    stops,
    wins,
    units: multiplier * (lines + (scatter?.pays?.[scatters] ?? 0)),
    awarded: awards?.[scatters] ?? 0,
  };
}
