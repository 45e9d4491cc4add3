import { BadBet, type Step } from '../family.ts';
import type { Rule } from '../kit/draw.ts';
import { INSIDE, isEvenChance, OUTSIDE, POCKETS } from './layout.ts';
import type { Bet, Chip, Params } from './shape.ts';

/*
 * European roulette: 37 pockets, 0 to 36. A chip on n numbers pays 36 / n stakes, the stake included: 35 to 1 on one
 * number, 1 to 1 on eighteen.
 * Draws: one among 37 cases, which is the number.
 */

export interface State {
  bet: Bet;
  number: number;
  /** What each chip pays, in the order of the bet. */
  pays: number[];
  payout: number;
}

/** Returns the numbers that a chip covers, or nothing if no such place is on the layout. */
export function coverOf(chip: Chip): readonly number[] | undefined {
  if (!('numbers' in chip)) return OUTSIDE[chip.on];
  const places: readonly (readonly number[])[] = INSIDE[chip.on];
  return places.find((place) => place.join() === chip.numbers.join());
}

/** Returns what a chip pays when this number comes, its stake included. */
export function payOf({ laPartage }: Pick<Params, 'laPartage'>, chip: Chip, number: number): number {
  const cover = coverOf(chip)!;
  if (cover.includes(number)) return chip.stake * (36 / cover.length);
  return laPartage && number === 0 && isEvenChance(chip.on) ? chip.stake / 2 : 0;
}

export function stakeOf(params: Params, { chips }: Bet): number {
  if (chips.length > params.chips || !chips.every(coverOf)) throw new BadBet('BET_NOT_OFFERED');
  if (chips.some(({ stake }) => stake % params.chip !== 0)) throw new BadBet('STAKE_NOT_OFFERED');
  return chips.reduce((sum, { stake }) => sum + stake, 0);
}

export function* begin(params: Params, bet: Bet): Rule<Step<State>> {
  const number = yield POCKETS;
  const pays = bet.chips.map((chip) => payOf(params, chip, number));
  const payout = pays.reduce((sum, pay) => sum + pay, 0);
  return { state: { bet, number, pays, payout }, payout };
}

/** Bets that together cover every number but zero. */
const OPPOSITES: readonly (readonly string[])[] = [
  ['red', 'black'],
  ['odd', 'even'],
  ['low', 'high'],
  ['dozen-1', 'dozen-2', 'dozen-3'],
  ['column-1', 'column-2', 'column-3'],
  Array.from({ length: POCKETS - 1 }, (_, index) => `straight-${index + 1}`),
];

/** The equal parts of opposite bets. */
export function notAtRisk(_: Params, { bet: { chips } }: State): number {
  const stakes = new Map<string, number>();
  for (const chip of chips) {
    const place = 'numbers' in chip ? `${chip.on}-${chip.numbers.join('-')}` : chip.on;
    stakes.set(place, (stakes.get(place) ?? 0) + chip.stake);
  }
  return OPPOSITES.reduce(
    (sum, places) => sum + places.length * Math.min(...places.map((place) => stakes.get(place) ?? 0)),
    0,
  );
}
