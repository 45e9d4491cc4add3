import { BadBet, type Step } from '../family.ts';
import type { Rule } from '../shared/draw.ts';
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

/** What the chips pay at least on every number but zero: the equal parts of opposite bets, however they are placed. */
export function notAtRisk(params: Params, { bet: { chips } }: State): number {
  const pays = (number: number): number => chips.reduce((sum, chip) => sum + payOf(params, chip, number), 0);
  return Math.min(...Array.from({ length: POCKETS - 1 }, (_, index) => pays(index + 1)));
}
