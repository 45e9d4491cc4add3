import { ACE, rankOf, suitOf } from '../shared/cards.ts';

/** The ranks of three cards, the lowest first. */
export const KINDS = ['high', 'pair', 'colour', 'sequence', 'pure', 'trail'] as const;
export type Kind = (typeof KINDS)[number];

/** A hand's kind, and its strength: of two hands the stronger has the higher number, equal ones the same. */
export interface EvaluatedHand {
  kind: Kind;
  strength: number;
}

const BASE = 15;

/** Judges three cards. A-K-Q is the highest sequence, A-2-3 the second, K-Q-J the third. */
export function evaluateHand(cards: readonly number[]): EvaluatedHand {
  const ranks = cards.map(rankOf).toSorted((a, b) => b - a) as [number, number, number];
  const [high, middle, low] = ranks;
  const isColour = cards.every((card) => suitOf(card) === suitOf(cards[0]!));
  const run = sequenceOf(ranks);
  if (high === low) return judged('trail', [high]);
  if (run !== null) return judged(isColour ? 'pure' : 'sequence', [run]);
  if (isColour) return judged('colour', ranks);
  if (high === middle) return judged('pair', [high, low]);
  if (middle === low) return judged('pair', [middle, high]);
  return judged('high', ranks);
}

const judged = (kind: Kind, ranks: readonly number[]): EvaluatedHand => ({
  kind,
  strength: [0, 1, 2].reduce((sum, place) => sum * BASE + (ranks[place] ?? 0), KINDS.indexOf(kind)),
});

/** The order of a sequence among sequences, or null. */
function sequenceOf([high, middle, low]: readonly [number, number, number]): number | null {
  if (high === ACE && middle === 1 && low === 0) return ACE;
  if (high !== middle + 1 || middle !== low + 1) return null;
  return high === ACE ? ACE + 1 : high;
}
