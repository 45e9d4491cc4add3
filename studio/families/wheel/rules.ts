import type { Step } from '../family.ts';
import type { Rule } from '../shared/draw.ts';
import { payChips, stakeOn, type Chips, type PlaceBet } from '../shared/place-bet.ts';
import { isBoost, payingOf, placeOf, placesOf, segmentsOf } from './layout.ts';
import type { Params } from './shape.ts';

/*
 * A money wheel. Chips on the kind of the segment win what it pays to one. On a boost the wheel turns once again among the
 * segments that pay, and what is won is multiplied; the stake comes back once.
 * Draws: the segment among all, clockwise; after a boost one among those that pay.
 */

export interface State {
  chips: Chips;
  /** Where the wheel stopped: one segment, or a boost and the one after it. */
  segments: number[];
  pays: Chips;
  payout: number;
}

/** What the wheel stopped at in the end: what that pays to one, and by what it is multiplied. */
export function endOf(params: Params, segments: readonly number[]): { pays: number; times: number } {
  const [first, second] = segments.map((index) => segmentsOf(params)[index]!);
  if (first && !isBoost(first)) return { pays: first.pays, times: 1 };
  if (!first || !second || isBoost(second)) throw new RangeError('the wheel has not stopped');
  return { pays: second.pays, times: first.boost };
}

export const stakeOf = (params: Params, bet: PlaceBet): number =>
  stakeOn(bet, (place) => placesOf(params).includes(place));

export function* begin(params: Params, { chips }: PlaceBet): Rule<Step<State>> {
  const all = segmentsOf(params);
  const segments = [yield all.length];
  if (isBoost(all[segments[0]!]!)) {
    const paying = payingOf(params);
    segments.push(paying[yield paying.length]!);
  }
  const { pays, times } = endOf(params, segments);
  const paid = payChips(chips, (place, stake) => (place === placeOf(pays) ? stake + stake * pays * times : 0));
  return { state: { chips, segments, ...paid }, payout: paid.payout };
}

/** Of bets on all kinds of segments, what the least of them pays without a boost. */
export const notAtRisk = ({ kinds }: Params, { chips }: State): number =>
  Math.min(...kinds.map(({ pays }) => (chips[placeOf(pays)] ?? 0) * (1 + pays)));
