import type { Step } from '../family.ts';
import type { Rule } from '../shared/draw.ts';
import { paid, wholeStake } from '../shared/multiplier.ts';
import { pickDistinct } from '../shared/pick.ts';
import { payChips, stakeOn, type Chips, type PlaceBet } from '../shared/place-bet.ts';
import { isWon, oddsOf, placesOf } from './odds.ts';
import { POSTS, type Params } from './shape.ts';

/*
 * A race. Each next runner is drawn among those that are left, each with its strength.
 * Draws: the runners from the first to the last but one, each among the strengths that are left, in the order of their
 * numbers. Then for each post before the finish the ranks there (`pickDistinct`), which only tell the race.
 */

export interface State {
  chips: Chips;
  /** The runners by number from 0, the winner first. */
  order: number[];
  /** The order at each post before the finish. */
  posts: number[][];
  pays: Chips;
  payout: number;
}

export function stakeOf(params: Params, bet: PlaceBet): number {
  const stake = stakeOn(bet, (place) => placesOf(params).has(place));
  for (const each of Object.values(bet.chips)) wholeStake(each);
  return stake;
}

function* drawOrder({ runners }: Params): Rule<number[]> {
  const left = runners.map((_, index) => index);
  const order: number[] = [];
  while (left.length > 1) {
    let drawn = yield left.reduce((sum, runner) => sum + runners[runner]!.strength, 0);
    const at = left.findIndex((runner) => (drawn -= runners[runner]!.strength) < 0);
    order.push(...left.splice(at, 1));
  }
  return [...order, ...left];
}

export function* begin(params: Params, { chips }: PlaceBet): Rule<Step<State>> {
  const order = yield* drawOrder(params);
  const posts: number[][] = [];
  for (let post = 0; post < POSTS; post += 1) posts.push(yield* pickDistinct(order.length, order.length));
  const result = payChips(chips, (place, stake) =>
    isWon(placesOf(params).get(place)!, order) ? paid(stake, oddsOf(params).get(place)!) : 0,
  );
  return { state: { chips, order, posts, ...result }, payout: result.payout };
}

/** Of bets on all runners to win, the equal parts, or what the least of them pays if that is more. */
export function notAtRisk(params: Params, { chips, payout }: State): number {
  const places = params.runners.map((_, index) => `win-${index + 1}`);
  const stakes = places.map((place) => chips[place] ?? 0);
  const min = Math.min(...stakes.map((stake, index) => paid(stake, oddsOf(params).get(places[index]!)!)));
  return Math.min(Math.max(stakes.length * Math.min(...stakes), min), payout);
}
