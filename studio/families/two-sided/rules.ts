import type { Step } from '../family.ts';
import type { Rule } from '../shared/draw.ts';
import { paid, wholeStake } from '../shared/multiplier.ts';
import { payChips, stakeOn, type Chips, type PlaceBet } from '../shared/place-bet.ts';
import { EXCHANGES, PLACES, SWING, type End, type Params, type Place } from './shape.ts';

/*
 * A bout of two sides. A draw returns the stakes on the sides; chips on the draw win then.
 * A bout that is called off returns all stakes.
 * Draws: the end, among all cases: red first, then blue, then draw, then called off. Then for each exchange where the
 * balance stands, from the one side's end to the other's. The exchanges only tell the bout; they decide nothing.
 */

export interface State {
  chips: Chips;
  end: End;
  /** Where the balance stood after each exchange: below 0 nearer to red's win, above nearer to blue's. */
  exchanges: number[];
  pays: Chips;
  payout: number;
}

const isPlace = (place: string): place is Place => (PLACES as readonly string[]).includes(place);

/** Returns what a place pays for one unit of stake, the stake included, in hundredths. */
export function payOf({ pays }: Params, place: Place, end: End): number {
  if (end === 'off') return 100;
  if (place === end) return 100 + pays[place];
  return end === 'draw' ? 100 : 0;
}

export function stakeOf(_: Params, bet: PlaceBet): number {
  const stake = stakeOn(bet, isPlace);
  for (const each of Object.values(bet.chips)) wholeStake(each);
  return stake;
}

/** All equal cases. */
export const casesOf = ({ cases: { red, blue, draw, off } }: Params): number => red + blue + draw + off;

function endAt({ cases: { red, blue, draw } }: Params, drawn: number): End {
  if (drawn < red) return 'red';
  if (drawn < red + blue) return 'blue';
  return drawn < red + blue + draw ? 'draw' : 'off';
}

export function* begin(params: Params, { chips }: PlaceBet): Rule<Step<State>> {
  const end = endAt(params, yield casesOf(params));
  const exchanges: number[] = [];
  for (let exchange = 0; exchange < EXCHANGES; exchange += 1) exchanges.push((yield 2 * SWING + 1) - SWING);
  const result = payChips(chips, (place, stake) => paid(stake, payOf(params, place as Place, end)));
  return { state: { chips, end, exchanges, ...result }, payout: result.payout };
}

/** What a draw returns of the sides; of bets on both sides, the equal parts; all of a bout that is called off. */
export function notAtRisk(_: Params, { chips, end }: State): number {
  if (end === 'off') return Object.values(chips).reduce((sum, stake) => sum + stake, 0);
  const [red, blue] = [chips['red'] ?? 0, chips['blue'] ?? 0];
  return end === 'draw' ? red + blue : 2 * Math.min(red, blue);
}
