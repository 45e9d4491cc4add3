import { RANKS, rankOf, suitOf } from '../shared/cards.ts';

/**
 * Pairs, hands that match a rank of the flop, and four cards of one suit always call. For the others, a context is the ranks
 * of the flop and how near a flush is, and keeps the hands that fold.
 */
export interface Situation {
  /** Undefined: call. */
  context: string | undefined;
  /** The two different ranks: 0 to 77. */
  hand: number;
}

export const HAND_KINDS = 78;

export function situationOf(player: readonly number[], flop: readonly number[]): Situation {
  const [high, low] = player.map(rankOf).toSorted((a, b) => b - a) as [number, number];
  const ranks = flop.map(rankOf).toSorted((a, b) => b - a);
  const hand = (high * (high - 1)) / 2 + low;
  const flush = flushOf(player, flop);
  if (high === low || ranks.includes(high) || ranks.includes(low) || flush > 3) return { context: undefined, hand: 0 };
  return { context: ranks.map((rank) => RANKS[rank]).join('') + flush, hand };
}

/**
 * The most cards of one suit with the player's cards: 4 for four or more, 3 for three with both cards, 2 for three with one
 * card, 1 if the whole flop is of one suit that the player does not have, 0 otherwise.
 */
function flushOf(player: readonly number[], flop: readonly number[]): number {
  let best = 0;
  for (const suit of [0, 1, 2, 3]) {
    const own = player.filter((card) => suitOf(card) === suit).length;
    const shared = flop.filter((card) => suitOf(card) === suit).length;
    if (own === 0) best = Math.max(best, Number(shared === 3));
    else if (own + shared > 2) best = Math.max(best, own + shared > 3 ? 4 : own + 1);
  }
  return best;
}

/** The hands that fold, as bits of a hexadecimal number, and back. */
export const packFolds = (hands: readonly number[]): string =>
  hands.reduce((bits, hand) => bits | (1n << BigInt(hand)), 0n).toString(16);

export const isFold = (packed: string, hand: number): boolean => ((BigInt(`0x${packed}`) >> BigInt(hand)) & 1n) === 1n;
