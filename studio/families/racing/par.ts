import { inStakes } from '../shared/multiplier.ts';
import { isMore, parOfOutcomes } from '../shared/outcomes.ts';
import { perParams } from '../shared/per-params.ts';
import { times, type Rational } from '../shared/rational.ts';
import type { ParBet, ParSheet } from '../par.ts';
import { chancesOf, oddsOf, placeOf, placesOf, type Backed } from './odds.ts';
import type { Params } from './shape.ts';

const KINDS = ['win', 'place', 'exacta'] as const;

/** The bet whose figures stand for its kind: the strongest runner, and the second strongest behind it. */
export function favouriteOf({ runners }: Params, kind: Backed['kind']): string {
  const [runner, second] = runners
    .map((_, index) => index)
    .toSorted((a, b) => runners[b]!.strength - runners[a]!.strength) as [number, number];
  return placeOf(kind === 'exacta' ? { kind, runner, second } : { kind, runner });
}

/** Odds are rounded down, so that the return of a kind differs a little by runner: the range is that of all of them. */
export const parOf = perParams((params: Params): ParSheet => {
  const returnOf = (place: string): Rational =>
    times(chancesOf(params).get(place)!, inStakes(oddsOf(params).get(place)!));
  const figuresOf = (kind: (typeof KINDS)[number]): ParBet => {
    const places = [...placesOf(params)].filter(([, backed]) => backed.kind === kind).map(([place]) => place);
    const favourite = favouriteOf(params, kind);
    const returns = places.map(returnOf);
    const min = returns.reduce((a, b) => (isMore(a, b) ? b : a));
    const max = returns.reduce((a, b) => (isMore(b, a) ? b : a));
    const outcome = { chance: chancesOf(params).get(favourite)!, payout: inStakes(oddsOf(params).get(favourite)!) };
    return {
      ...parOfOutcomes(kind, [{ ...outcome, component: 'win' }], chancesOf(params).size),
      range: { min, max },
    };
  };
  return { bets: KINDS.map(figuresOf) };
});
