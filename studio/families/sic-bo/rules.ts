import type { Step } from '../family.ts';
import type { Rule } from '../shared/draw.ts';
import { paid } from '../shared/multiplier.ts';
import { equalParts, payPlaces, stakeOn } from '../shared/places.ts';
import { winsOf } from './dice.ts';
import { LAYOUT, PLACES, placesOfKind, type Place } from './layout.ts';
import type { Bet, Params } from './shape.ts';

/*
 * Sic bo with three dice.
 * Draws: one among six cases for each die, 0 for a one.
 */

export interface State {
  chips: Bet['chips'];
  dice: number[];
  /** What each place pays, by place. */
  pays: Bet['chips'];
  payout: number;
}

const DICE = 3;
const SIDES = 6;
const BACK = 100;
const EVEN = 100;
/** Totals pay alike on both sides of 10.5: 4 as 17. */
const MIN_TOTAL = 4;
const MIRROR = 21;

/** The places of a title, in the order of the table. */
export const placesOf = ({ four }: Pick<Params, 'four'>): Place[] =>
  PLACES.filter((place) => four !== undefined || LAYOUT.get(place)!.kind !== 'four');

export const stakeOf = (params: Params, { chips }: Bet): number => stakeOn(placesOf(params), chips);

/** What a place pays to one in hundredths when it wins so often. */
export function paysOf(params: Params, place: Place, times = 1): number {
  const { kind, numbers } = LAYOUT.get(place)!;
  switch (kind) {
    case 'big':
    case 'small':
    case 'odd':
    case 'even':
      return EVEN;
    case 'any-triple':
      return params.anyTriple;
    case 'total':
      return params.totals[Math.min(numbers[0]!, MIRROR - numbers[0]!) - MIN_TOTAL]!;
    case 'single':
      return params.single[times - 1]!;
    case 'four':
      return params.four!;
    default:
      return params[kind];
  }
}

/** What a place pays for one unit of stake, the stake included, in hundredths. */
export function payOf(params: Params, place: Place, dice: readonly number[]): number {
  const { kind, numbers } = LAYOUT.get(place)!;
  const times = winsOf(kind, numbers, dice);
  return times === 0 ? 0 : BACK + paysOf(params, place, times);
}

export function* begin(params: Params, { chips }: Bet): Rule<Step<State>> {
  const dice: number[] = [];
  while (dice.length < DICE) dice.push(1 + (yield SIDES));
  const { pays, payout } = payPlaces(chips, (place) => payOf(params, place, dice));
  return { state: { chips, dice, pays, payout }, payout };
}

/** Bets that together win on all dice, or on all but triples. */
const OPPOSITES: readonly (readonly Place[])[] = [['big', 'small'], ['odd', 'even'], placesOfKind('single')];

const TOTALS = placesOfKind('total');

/** The equal parts of opposite bets; of bets on all totals, what the least of them pays if that is more. */
export function notAtRisk(params: Params, { chips }: State): number {
  const totals = Math.min(...TOTALS.map((place) => paid(chips[place] ?? 0, BACK + paysOf(params, place))));
  return equalParts(chips, OPPOSITES) + Math.max(totals, equalParts(chips, [TOTALS]));
}
