import { FLUSH, FOUR, FULL_HOUSE, isRoyal, kindOf, STRAIGHT_FLUSH, valueOfPair } from '../shared/poker.ts';

/** What the ante pays to one when the call wins, or when the dealer does not qualify. */
export const ANTE_PAYS = ['royal-flush', 'straight-flush', 'four', 'full-house', 'flush', 'lower'] as const;
export const ANTE: readonly number[] = [100, 20, 10, 3, 2, 1];

/** What a pair of aces or better in the player's cards and the flop pays to one. */
export const ACES: readonly number[] = [100, 50, 40, 30, 20, 7];

const FOURS = 2;
const ACE_RANK = 12;

/** Place of a hand in the pay tables: 0 is the royal flush, 5 a straight or less. */
export function placeOf(value: number): number {
  const kind = kindOf(value);
  if (kind === STRAIGHT_FLUSH) return isRoyal(value) ? 0 : 1;
  return kind === FOUR ? 2 : kind === FULL_HOUSE ? 3 : kind === FLUSH ? 4 : 5;
}

/** The dealer's smallest hand that qualifies: a pair of fours. */
export const QUALIFIES = valueOfPair(FOURS);

/** The smallest hand that the side bet pays. */
export const ACES_UP = valueOfPair(ACE_RANK);
