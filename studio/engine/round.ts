import { BASE_STRIPS, FREE_SPIN_MULTIPLIER, FREE_SPINS, FREE_STRIPS, JACKPOT, type Strip } from './game.ts';
import { countLanterns, gridOf, lineWins, type LineWin } from './pay.ts';

export interface Spin {
  kind: 'base' | 'free';
  stops: number[];
  wins: LineWin[];
  /** What the spin pays, multiplier included, in tenths of the stake. */
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

/** A rule as a generator: it yields the number of equal cases, and receives one of them, from 0. */
export type Rule<Result> = Generator<number, Result, number>;

/** Plays a whole round in the order of its draws: the jackpot, five stops, then five stops for each free spin. */
export function* playRound(stake: number): Rule<Outcome> {
  const jackpot = (yield JACKPOT.odds) < stake;
  const spins = [yield* playSpin('base', BASE_STRIPS)];
  const awarded = spins[0]?.awarded ?? 0;
  while (spins.length <= awarded) spins.push(yield* playSpin('free', FREE_STRIPS));
  return { jackpot, spins, units: spins.reduce((sum, spin) => sum + spin.units, 0) };
}

function* playSpin(kind: Spin['kind'], strips: readonly Strip[]): Rule<Spin> {
  const stops: number[] = [];
  for (const strip of strips) stops.push(yield strip.length);
  return spinAt(kind, strips, stops);
}

/** Returns the result of a spin at these stops. */
export function spinAt(kind: Spin['kind'], strips: readonly Strip[], stops: number[]): Spin {
  const grid = gridOf(strips, stops);
  const wins = lineWins(grid);
  const multiplier = kind === 'free' ? FREE_SPIN_MULTIPLIER : 1;
  return {
    kind,
    stops,
    wins,
    units: multiplier * wins.reduce((sum, win) => sum + win.units, 0),
    awarded: kind === 'base' ? (FREE_SPINS[countLanterns(grid)] ?? 0) : 0,
  };
}
