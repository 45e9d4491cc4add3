import type { ResultOf } from '../../../../contract/live-rounds.ts';
import { hasBlackjack, pointsOf } from '../rules.ts';
import type { FamilyTexts } from './texts/index.ts';

/** How a round ended for the dealer: over 21, with 17 to 20, with 21; or at once, because the players have blackjack. */
export const ENDS = ['natural', 'over', 'made', 'top'] as const;
export type End = (typeof ENDS)[number];
type Result = ResultOf<'blackjack'>;

export function endOf({ player, dealer }: Result): End {
  if (hasBlackjack(player) && !hasBlackjack(dealer)) return 'natural';
  const points = pointsOf(dealer);
  return points > 21 ? 'over' : points === 21 ? 'top' : 'made';
}

/** The draw in a sentence. */
export function said(texts: FamilyTexts, { player, dealer }: Result): string {
  if (hasBlackjack(dealer)) return texts(hasBlackjack(player) ? 'said.level' : 'said.dealerNatural');
  if (hasBlackjack(player)) return texts('said.natural');
  const points = pointsOf(dealer);
  return texts(points > 21 ? 'said.over' : 'said.made', { points });
}

/** What became of a hand, in a word. */
export function wordOf(texts: FamilyTexts, hand: readonly number[], dealer: readonly number[]): string {
  const [own, theirs] = [pointsOf(hand), pointsOf(dealer)];
  if (own > 21) return texts('bust');
  if (hasBlackjack(hand) !== hasBlackjack(dealer)) return texts(hasBlackjack(hand) ? 'blackjack' : 'loses');
  return texts(theirs > 21 || own > theirs ? 'wins' : own === theirs ? 'push' : 'loses');
}
