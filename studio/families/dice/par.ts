import { inStakes } from '../shared/multiplier.ts';
import { parOfOutcomes } from '../shared/outcomes.ts';
import { perParams } from '../shared/per-params.ts';
import { ratio } from '../shared/rational.ts';
import type { ParSheet } from '../par.ts';
import type { Bet, Params } from './shape.ts';
import { allCases, casesOf, multiplierOf, waysOf } from './rules.ts';

/**
 * Returns one bet for every number of winning cases that the title offers. Bets that win in equally many cases have the
 * same multiplier and are one bet type. The one nearest to an even chance comes first.
 */
export const betsByCases = perParams((params: Params): Map<number, Bet> => {
  const found = new Map<number, Bet>();
  for (const bet of everyBet(params)) {
    const cases = casesOf(params, bet);
    if (cases > 0 && !found.has(cases)) found.set(cases, bet);
  }
  const even = allCases(params) / 2;
  const order = [...found].toSorted(([a], [b]) => Math.abs(a - even) - Math.abs(b - even) || a - b);
  return new Map(order);
});

export const keyOf = (params: Params, cases: number): string => `${cases}-in-${allCases(params)}`;

export const parOf = perParams((params: Params): ParSheet => {
  const cases = allCases(params);
  const bets = [...betsByCases(params).keys()].map((winning) => {
    const payout = inStakes(multiplierOf(params, winning));
    const outcome = { chance: ratio(winning, cases), payout, component: 'win' };
    return parOfOutcomes(keyOf(params, winning), [outcome], cases);
  });
  return { bets };
});

const STAKE = { stake: 100 };

function* everyBet(params: Params): Generator<Bet> {
  const totals = waysOf(params).flatMap((ways, total) => (ways > 0 ? [total] : []));
  for (const kind of params.kinds) {
    if (kind === 'odd' || kind === 'even') yield { ...STAKE, kind };
    else if (kind === 'faces') for (const faces of subsetsOf(totals)) yield { ...STAKE, kind, faces };
    else if (kind === 'inside' || kind === 'outside') {
      for (const from of totals) {
        for (const to of totals) if (to >= from) yield { ...STAKE, kind, from, to };
      }
    } else for (const target of totals) yield { ...STAKE, kind, target };
  }
}

function subsetsOf(totals: readonly number[]): number[][] {
  return totals.reduce<number[][]>((sets, total) => [...sets, ...sets.map((set) => [...set, total])], [[]]);
}
