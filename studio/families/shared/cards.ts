import type { Rule } from './draw.ts';

/**
 * A card is an integer: rank × 4 + suit, from 0 (two of clubs) to 51 (ace of spades). 52 is the joker. Ranks count from 0,
 * the two, to 12, the ace; suits are clubs, diamonds, hearts and spades.
 */
export const JOKER = 52;
export const ACE = 12;

export const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';

export const rankOf = (card: number): number => card >> 2;
export const suitOf = (card: number): number => card & 3;

/** Returns the name in the notation of poker: 'As', 'Td', 'Jo' for the joker. */
export const nameOf = (card: number): string => (card === JOKER ? 'Jo' : RANKS[rankOf(card)]! + SUITS[suitOf(card)]!);

/** Returns the cards of a line of names, such as 'As Kd Jo'. */
export const cardsOf = (names: string): number[] =>
  names.split(' ').map((name) => (name === 'Jo' ? JOKER : RANKS.indexOf(name[0]!) * 4 + SUITS.indexOf(name[1]!)));

/** What cards are drawn from: so many decks of so many different cards, 52 or with the joker 53. */
export interface Shoe {
  decks: number;
  faces: number;
}

export const ONE_DECK: Shoe = { decks: 1, faces: 52 };
export const EIGHT_DECKS: Shoe = { decks: 8, faces: 52 };

/**
 * Draws a card from the rest of a shoe: one draw among the cards that are left, which count in rising order, equal ones
 * beside one another.
 */
export function* drawCard(dealt: readonly number[], { decks, faces }: Shoe): Rule<number> {
  const drawn = yield decks * faces - dealt.length;
  return cardAt(dealt, decks, drawn);
}

/** Draws several cards one after another. */
export function* drawCards(count: number, dealt: readonly number[], shoe: Shoe): Rule<number[]> {
  const all = [...dealt];
  while (all.length < dealt.length + count) all.push(yield* drawCard(all, shoe));
  return all.slice(dealt.length);
}

/** Returns the card at this place among those that are left of so many decks. */
function cardAt(dealt: readonly number[], decks: number, place: number): number {
  let at = place;
  let [before, copies] = [-1, 0];
  for (const card of dealt.toSorted((a, b) => a - b)) {
    copies = card === before ? copies + 1 : 0;
    before = card;
    // The n-th dealt copy of a card stands for its n-th place in the full shoe.
    if (card * decks + copies <= at) at += 1;
  }
  return Math.floor(at / decks);
}
