import { JOKER, rankOf, suitOf } from '../shared/cards.ts';
import { sets } from '../shared/sets.ts';

/** Returns a key that sets of cards share if they differ only by the names of the suits. */
export function suitsKey(cards: readonly number[]): string {
  const suits = [0, 0, 0, 0];
  let joker = 0;
  for (const card of cards) {
    if (card === JOKER) joker = 1;
    else suits[suitOf(card)]! |= 1 << rankOf(card);
  }
  const held = suits.toSorted((a, b) => b - a).filter(Boolean);
  return `${joker ? 'joker ' : ''}${held.join(' ')}`;
}

/** The keys of all sets of up to two cards, each once. */
export const smallKeys = (faces: number): string[] => [
  ...new Set([0, 1, 2].flatMap((size) => Array.from(sets(size, faces), suitsKey))),
];
