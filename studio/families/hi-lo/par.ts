import { ONE_DECK } from '../shared/cards.ts';
import { inStakes } from '../shared/multiplier.ts';
import { isMore, parOfOutcomes } from '../shared/outcomes.ts';
import { perParams } from '../shared/per-params.ts';
import { minus, ratio, times, type Rational } from '../shared/rational.ts';
import type { ParSheet } from '../par.ts';
import { offersOf, safest, type Offer } from './guesses.ts';
import type { Params } from './shape.ts';

const FIRST = Array.from({ length: ONE_DECK.faces }, (_, card) => card);
const ONE_CARD = ratio(1, ONE_DECK.faces);

const chanceOf = ({ wins, from }: Offer): Rational => ratio(wins, from);

/** The guesses after each first card. */
export const firstOffers = (params: Params): Offer[][] =>
  FIRST.map((card) => offersOf(params, { cards: [card], won: [], multiplier: 0 }));

/**
 * The figures of one guess of the likeliest kind. A longer round keeps the same fair value for each card: its multiplier
 * times its chance is 1 minus the edge, less what rounding takes, which is under a hundredth times the chance. This bounds
 * `range`.
 */
export const parOf = perParams((params: Params): ParSheet => {
  const offers = firstOffers(params);
  const outcomes = offers.map((each) => {
    const offer = safest(each);
    const chance = times(ONE_CARD, chanceOf(offer));
    return { chance, payout: inStakes(offer.multiplier), component: offer.guess };
  });
  const fair = ratio(10_000 - params.edge, 10_000);
  const likeliest = offers
    .flat()
    .map(chanceOf)
    .reduce((a, b) => (isMore(a, b) ? a : b));
  const par = parOfOutcomes('guess', outcomes, FIRST.length);
  const range = { min: minus(fair, times(likeliest, ratio(1, 100))), max: fair };
  return { bets: [{ ...par, range, maxWin: ceilingOf(params) }] };
});

/**
 * The largest payout is the ceiling at most. Its probability is stated as the most that a player can have: that of a guess
 * which pays just the ceiling.
 */
function ceilingOf({ ceiling, edge }: Params): { stakes: Rational; probability: Rational } {
  return { stakes: ratio(ceiling), probability: ratio(10_000 - edge, 10_000 * ceiling) };
}
