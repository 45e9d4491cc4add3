import { ACE, rankOf } from '../shared/cards.ts';

/** What a card counts: 1 for an ace, 10 for ten and court cards. */
export function valueOf(card: number): number {
  const rank = rankOf(card);
  return rank === ACE ? 1 : Math.min(rank + 2, 10);
}

/** The points of a hand. It is soft while an ace counts 11. */
export interface Total {
  points: number;
  soft: boolean;
}

export function totalOf(values: readonly number[]): Total {
  const low = values.reduce((sum, value) => sum + value, 0);
  const soft = values.includes(1) && low <= 11;
  return { points: soft ? low + 10 : low, soft };
}

export const isBlackjack = (values: readonly number[]): boolean => values.length === 2 && totalOf(values).points === 21;

/** The dealer draws to 16 and stands on every 17. */
export const dealerDraws = (values: readonly number[]): boolean => totalOf(values).points < 17;
