import { parOfOutcomes } from '../shared/outcomes.ts';
import { perParams } from '../shared/per-params.ts';
import { ratio } from '../shared/rational.ts';
import type { ParSheet } from '../par.ts';
import type { Deal } from './deal.ts';
import { payOf, placesOf } from './rules.ts';
import type { Params } from './shape.ts';

const FACES = 52;

/** All pairs of cards, with the ways in which so many decks deal each. */
function* dealsOf(decks: number): Generator<[Deal, ways: number]> {
  for (let dragon = 0; dragon < FACES; dragon += 1)
    for (let tiger = 0; tiger < FACES; tiger += 1)
      yield [{ dragon, tiger }, decks * (dragon === tiger ? decks - 1 : decks)];
}

/** Every two cards are enumerated. */
export const parOf = perParams((params: Params): ParSheet => {
  const cards = params.decks * FACES;
  const cases = cards * (cards - 1);
  const bets = placesOf(params).map((place) => {
    const ways = new Map<number, number>();
    for (const [deal, count] of dealsOf(params.decks)) {
      const pay = payOf(params, place, deal);
      if (pay > 0) ways.set(pay, (ways.get(pay) ?? 0) + count);
    }
    const outcomes = [...ways].map(([pay, count]) => ({
      chance: ratio(count, cases),
      payout: ratio(pay, 100),
      component: pay < 100 ? 'half-back' : 'win',
    }));
    return parOfOutcomes(place, outcomes, cases);
  });
  return { bets };
});
