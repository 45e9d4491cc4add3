import type { ResultOf } from '../../../../contract/live-rounds.ts';
import { handValue } from '../../shared/poker.ts';
import { handWord, qualifies } from '../../casino-holdem-solo/view/hand.ts';
import type { FamilyTexts } from './texts/index.ts';

/** How a hand ended: for the players, for the dealer, level, or with a dealer who was out of it. */
export const ENDS = ['won', 'lost', 'level', 'out'] as const;
export type End = (typeof ENDS)[number];
type Result = ResultOf<'casino-holdem'>;

export function endOf({ player, board, dealer }: Result): End {
  const [own, theirs] = [player, dealer].map((cards) => [...cards, ...board]) as [number[], number[]];
  if (!qualifies(theirs)) return 'out';
  const difference = handValue(own) - handValue(theirs);
  return difference > 0 ? 'won' : difference < 0 ? 'lost' : 'level';
}

/** The draw in a sentence. */
export function said(texts: FamilyTexts, result: Result): string {
  const end = endOf(result);
  if (end === 'out') return texts('noQualify');
  const [own, theirs] = [result.player, result.dealer].map((cards) => handWord(texts, [...cards, ...result.board])) as [
    string,
    string,
  ];
  return texts(end, { own, theirs });
}
