import { BadBet } from '../family.ts';
import { paid, wholeStake } from './multiplier.ts';

/** Stakes, or what was paid, by the place of a table on which the chips lie. */
export type Placed<Place extends string> = Partial<Record<Place, number>>;

const entries = <Place extends string>(placed: Placed<Place>): [Place, number][] =>
  Object.entries(placed) as [Place, number][];

/** Returns the sum of the chips. Throws BadBet without chips, or for a place that the table does not have. */
export function stakeOn<Place extends string>(offered: readonly Place[], chips: Placed<Place>): number {
  const placed = entries(chips);
  if (placed.length === 0 || !placed.every(([place]) => offered.includes(place))) throw new BadBet('BET_NOT_OFFERED');
  return placed.reduce((sum, [, stake]) => sum + wholeStake(stake), 0);
}

/** Pays each place by its multiplier in hundredths, the stake included. */
export function payPlaces<Place extends string>(
  chips: Placed<Place>,
  multiplierOf: (place: Place) => number,
): { pays: Placed<Place>; payout: number } {
  const pays: Placed<Place> = {};
  let payout = 0;
  for (const [place, stake] of entries(chips)) {
    const pay = paid(stake, multiplierOf(place));
    pays[place] = pay;
    payout += pay;
  }
  return { pays, payout };
}

/** Returns the equal parts of bets that cover all cases together, or nearly all: they do not count as turnover. */
export const equalParts = <Place extends string>(
  chips: Placed<Place>,
  opposites: readonly (readonly Place[])[],
): number =>
  opposites.reduce((sum, places) => sum + places.length * Math.min(...places.map((place) => chips[place] ?? 0)), 0);
