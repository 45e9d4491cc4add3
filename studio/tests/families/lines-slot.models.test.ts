import { describe, expect, it } from 'vitest';
import { linesSlot } from '../../families/lines-slot/index.ts';
import { problemOf } from '../../families/lines-slot/model.ts';
import { MODELS } from '../../families/lines-slot/models/index.ts';
import { paramsOf, type Params } from '../../families/lines-slot/params.ts';
import { columnAt, expandedColumn, lineWins } from '../../families/lines-slot/pay.ts';
import { toNumber } from '../../families/shared/rational.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { isProving } from './support/proofs.ts';

const names = Object.keys(MODELS).filter((name) => name !== 'lantern');
testFamilyInvariants(
  linesSlot,
  names.map((name) => ({ name, params: { model: name }, rounds: 150_000 })),
);

/**
 * The figures of each model: return of the paid spin and of free spins, standard deviation, shares of rounds that pay and
 * that pay more than the stake, and the largest win in stakes.
 */
const FIGURES: Record<string, readonly [number, number, number, number, number, number]> = {
  brass: [0.948568, 0, 2.836588, 0.500362, 0.24009, 97.2],
  gates: [0.801045, 0.156982, 3.189099, 0.339262, 0.245123, 7091.7],
  river: [0.894303, 0.062398, 4.629154, 0.316095, 0.162631, 22341.55],
  sky: [0.784638, 0.168479, 3.486901, 0.334, 0.170795, 4856.65],
  temple: [0.779954, 0.182433, 6.291653, 0.142039, 0.142039, 39938.6],
  bloom: [0.948185, 0, 3.18995, 0.318679, 0.193694, 188.36],
  keep: [0.765212, 0.195182, 5.797478, 0.233514, 0.176773, 34884.9],
  peak: [0.597345, 0.350006, 4.909383, 0.396637, 0.177523, 56184.44],
  fair: [0.799474, 0.15228, 3.582676, 0.387518, 0.194831, 15822],
  vault: [0.804672, 0.128851, 3.42562, 0.304666, 0.202962, 8524.8],
  crown: [0.808227, 0.124779, 3.714004, 0.354233, 0.19287, 14964.88],
};

/** For each symbol, its share of all stops in one row of one reel, as lines see it. */
function sharesOf(params: Params, reel: number, row: number): [string, number][] {
  const strip = params.strips[reel]!;
  const counts = new Map<string, number>();
  strip.forEach((_, stop) => {
    const symbol = expandedColumn(params, 'base', columnAt(strip, stop, params.rows))[row]!;
    counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  });
  return [...counts].map(([symbol, count]) => [symbol, count / strip.length]);
}

/** The mean pay of one line, in units, from the symbol counts of its rows: the reels are independent. */
function lineMean(params: Params, rows: readonly number[]): number {
  const shares = rows.map((row, reel) => sharesOf(params, reel, row));
  const alone = { ...params, lines: [rows.map(() => 0)] };
  const over = (reel: number, shown: readonly string[], chance: number): number => {
    if (reel === rows.length) {
      const win = lineWins(
        alone,
        shown.map((symbol) => [symbol]),
      )[0];
      return chance * (win?.units ?? 0);
    }
    return shares[reel]!.reduce((sum, [symbol, share]) => sum + over(reel + 1, [...shown, symbol], chance * share), 0);
  };
  return over(0, [], 1);
}

/** The mean pay of scatters anywhere, in units, from their count on each reel. */
function scatterMean({ strips, rows, scatter }: Params): number {
  let chances = [1];
  for (const strip of strips) {
    const shown = strip.map((_, stop) => columnAt(strip, stop, rows).filter((each) => each === scatter?.symbol).length);
    const next: number[] = [];
    for (const own of shown) {
      chances.forEach((chance, before) => (next[before + own] = (next[before + own] ?? 0) + chance / strip.length));
    }
    chances = Array.from(next, (chance = 0) => chance);
  }
  return chances.reduce((sum, chance, count) => sum + chance * (scatter?.pays?.[count] ?? 0), 0);
}

describe('the models', () => {
  it.runIf(isProving('lines-slot')).each(Object.keys(MODELS))(
    '%s: one line over symbol counts gives the return of the paid spin',
    (name) => {
      const params = paramsOf(name, MODELS[name as keyof typeof MODELS]);
      const lines = params.lines.map((rows) => (params.expanding === 'always' ? rows : rows.map(() => 0)));
      const known = new Map<string, number>();
      let units = scatterMean(params);
      for (const rows of lines) {
        const mean = known.get(rows.join()) ?? lineMean(params, rows);
        known.set(rows.join(), mean);
        units += mean;
      }
      const { components } = linesSlot.par(params).bets[0]!;
      expect(units / params.units).toBeCloseTo(toNumber(components.base!), 8);
    },
  );

  it.runIf(isProving('lines-slot')).each(names)('%s has its figures, by enumeration', (name) => {
    expect(problemOf(MODELS[name as keyof typeof MODELS])).toBeUndefined();
    const sheet = linesSlot.par(linesSlot.Params.parse({ model: name })).bets[0]!;
    const { components, deviation, hitRate, winRate, maxWin, computed } = sheet;
    expect(computed.how).toBe('enumerated');
    expect([
      toNumber(components.base!),
      toNumber(components.free!),
      deviation,
      toNumber(hitRate),
      toNumber(winRate),
      toNumber(maxWin.stakes),
    ]).toEqual(FIGURES[name]!.map((figure) => expect.closeTo(figure, 5)));
  });
});
