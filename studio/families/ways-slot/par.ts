import { minus, plus, ratio, times, toNumber, type Rational } from '../shared/rational.ts';
import { perParams } from '../shared/per-params.ts';
import type { ParSheet } from '../par.ts';
import { exactOf } from './exact.ts';
import { FIGURES } from './figures.ts';
import { readRow, type Measured } from './measure.ts';
import type { Params } from './params.ts';

/**
 * The first drop and the chance of free spins are exact. What follows from them, cascades and free spins, is simulated by
 * number of scatters, once for each model (`write-figures.ts`), and weighted with the exact chances.
 */
export const par = perParams((params: Params): ParSheet => {
  const figures = FIGURES[params.model];
  if (!figures)
    throw new Error(`${params.model}: its figures are not written; run studio/families/ways-slot/write-figures.ts`);
  return sheetOf(params, figures.seed, figures.strata.map(readRow));
});

export function sheetOf(params: Params, seed: number, strata: readonly Measured[]): ParSheet {
  const exact = exactOf(params);
  const chances = strata.map(({ scatters }) => chanceOf(params, scatters));
  const mean = (pick: (of: Measured) => number): Rational =>
    strata.reduce((sum, of, index) => plus(sum, times(chances[index]!, ratio(pick(of), of.rounds))), ratio(0));
  const perStake = (units: Rational): Rational => times(units, ratio(1, params.units));

  const components = {
    ways: perStake(exact.firstDrop),
    cascades: perStake(mean(({ cascades }) => cascades)),
    free: perStake(mean(({ free }) => free)),
  };
  const rtp = Object.values(components).reduce(plus);
  const square = toNumber(mean(({ squares }) => squares)) / params.units ** 2;
  return {
    bets: [
      {
        bet: 'spin',
        rtp,
        components,
        hitRate: mean(({ hits }) => hits),
        winRate: mean(({ wins }) => wins),
        shares: { free: awarding(params) },
        deviation: Math.sqrt(square - toNumber(rtp) ** 2),
        maxWin: { stakes: ratio(params.cap), probability: mean(({ capped }) => capped) },
        computed: {
          how: 'simulated',
          cases: strata.reduce((sum, { rounds }) => sum + rounds, 0),
          seed,
          band: bandOf(params, strata, chances),
        },
      },
    ],
  };
}

/** Exact chance of a stratum. */
export function chanceOf(params: Params, scatters: number | null): Rational {
  return scatters === null ? minus(ratio(1), awarding(params)) : exactOf(params).scatters[scatters]!;
}

const awarding = (params: Params): Rational =>
  exactOf(params).scatters.reduce(
    (sum, chance, shown) => (params.scatter.spins[shown] ? plus(sum, chance) : sum),
    ratio(0),
  );

/** Four standard errors of the return: those of the strata beyond the first drop, weighted with their chances. */
function bandOf({ units }: Params, strata: readonly Measured[], chances: readonly Rational[]): number {
  const variance = strata.reduce((sum, { rounds, cascades, free, beyondSquares }, index) => {
    const own = beyondSquares / rounds - ((cascades + free) / rounds) ** 2;
    return sum + toNumber(chances[index]!) ** 2 * (own / rounds);
  }, 0);
  return (4 * Math.sqrt(variance)) / units;
}
