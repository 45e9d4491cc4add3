import { handValue, kindOf, isRoyal, STRAIGHT_FLUSH } from '../../shared/poker.ts';
import { QUALIFIES } from '../pays.ts';
import type { FamilyTexts } from './texts/index.ts';

const ROYAL = 9;

/** Names the best five of these cards. */
export function handWord(texts: FamilyTexts, cards: readonly number[]): string {
  const value = handValue(cards);
  const kind = kindOf(value);
  const place = (kind === STRAIGHT_FLUSH && isRoyal(value) ? ROYAL : kind) as 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  return texts(`hand.${place}`);
}

/** Whether the dealer's cards qualify. */
export const qualifies = (cards: readonly number[]): boolean => handValue(cards) >= QUALIFIES;
