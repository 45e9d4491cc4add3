import type { Step } from '../family.ts';
import { drawCards } from '../shared/cards.ts';
import type { Rule } from '../shared/draw.ts';
import { equalParts, payPlaces, stakeOn } from '../shared/places.ts';
import { hasTrait, isSuitedTie, questionOf, winnerOf, type Deal } from './deal.ts';
import { PLACES, QUESTIONS, SIDES, type Bet, type CardPlace, type Params, type Place, type Side } from './shape.ts';

/*
 * Dragon tiger from six or eight decks that are shuffled before every round.
 * Draws (`drawCard`, among the cards that are left): the card of the dragon, then that of the tiger.
 */

export interface State extends Deal {
  chips: Bet['chips'];
  /** What each place pays, by place. */
  pays: Bet['chips'];
  payout: number;
}

const NOTHING = 0;
/** Hundredths of a stake: half of it is returned to a side on a tie. */
const HALF = 50;
const BACK = 100;
const EVEN = 200;

/** Whether a place is a bet on one card. */
export const isCardPlace = (place: Place): place is CardPlace => place.includes('-') && place !== 'suited-tie';

/** The places of a title, in the order of the table. */
export const placesOf = ({ suitedTie, cards }: Params): Place[] => {
  const traits = cards.flatMap((each) => QUESTIONS[each]) as string[];
  return PLACES.filter((place) => {
    if (place === 'suited-tie') return suitedTie !== undefined;
    return !isCardPlace(place) || traits.includes(questionOf(place)[1]);
  });
};

export const stakeOf = (params: Params, { chips }: Bet): number => stakeOn(placesOf(params), chips);

/** What a place pays for one unit of stake, the stake included, in hundredths. */
export function payOf({ tie, suitedTie }: Params, place: Place, deal: Deal): number {
  const winner = winnerOf(deal);
  switch (place) {
    case 'dragon':
    case 'tiger':
      return winner === place ? EVEN : winner === 'tie' ? HALF : NOTHING;
    case 'tie':
      return winner === 'tie' ? BACK + tie : NOTHING;
    case 'suited-tie':
      return isSuitedTie(deal) ? BACK + suitedTie! : NOTHING;
    default: {
      const [side, trait] = questionOf(place);
      return hasTrait(deal[side], trait) ? EVEN : NOTHING;
    }
  }
}

export function* begin(params: Params, { chips }: Bet): Rule<Step<State>> {
  const [dragon, tiger] = (yield* drawCards(2, [], { decks: params.decks, faces: 52 })) as [number, number];
  const { pays, payout } = payPlaces(chips, (place) => payOf(params, place, { dragon, tiger }));
  return { state: { chips, dragon, tiger, pays, payout }, payout };
}

const OPPOSITES: readonly (readonly Place[])[] = [
  SIDES,
  ...SIDES.flatMap((side: Side) =>
    Object.values(QUESTIONS).map((traits) => traits.map((trait): CardPlace => `${side}-${trait}`)),
  ),
];

/** The equal parts of opposite bets. */
export const notAtRisk = (_: Params, { chips }: State): number => equalParts(chips, OPPOSITES);
