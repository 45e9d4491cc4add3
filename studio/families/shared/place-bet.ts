import * as z from 'zod/mini';
import { BadBet, type Words } from '../family.ts';
import { Stake } from './multiplier.ts';

/** Stakes by place: the bet of tables whose places have a name each, such as `red` or `exacta-3-1`. */
export type Chips = Record<string, number>;

export const PlaceBet = z.strictObject({
  chips: z.record(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)), Stake),
});
export type PlaceBet = z.infer<typeof PlaceBet>;

/** A coup on which nobody bets: those who only watch see its result. */
export const WATCH: PlaceBet = { chips: {} };

/** Returns the whole stake. Throws BadBet for no place at all, or one that is not offered. */
export function stakeOn({ chips }: PlaceBet, isOffered: (place: string) => boolean): number {
  const placed = Object.entries(chips);
  if (placed.length === 0 || !placed.every(([place]) => isOffered(place))) throw new BadBet('BET_NOT_OFFERED');
  return placed.reduce((sum, [, stake]) => sum + stake, 0);
}

/** What each place pays, and all of them together. */
export function payChips(
  chips: Chips,
  payOf: (place: string, stake: number) => number,
): { pays: Chips; payout: number } {
  const pays: Chips = {};
  let payout = 0;
  for (const [place, stake] of Object.entries(chips)) {
    pays[place] = payOf(place, stake);
    payout += pays[place];
  }
  return { pays, payout };
}

/** Each place with chips and their amount. */
export const describeChips = <Key extends string>(
  { chips }: PlaceBet,
  { say, list, amount }: Words<Key | 'placed'>,
  nameOf: (place: string) => string,
): string =>
  list(Object.entries(chips).map(([place, stake]) => say('placed', { place: nameOf(place), amount: amount(stake) })));
