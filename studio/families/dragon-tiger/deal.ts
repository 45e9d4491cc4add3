import { ACE, rankOf, suitOf } from '../shared/cards.ts';
import type { CardPlace, Side, Trait } from './shape.ts';

/** One card for each side. */
export type Deal = Record<Side, number>;

const SEVEN = 7;

/** The value of a card: an ace is 1, a king 13. */
export const valueOf = (card: number): number => (rankOf(card) === ACE ? 1 : rankOf(card) + 2);

/** The side with the higher card, or a tie. */
export function winnerOf({ dragon, tiger }: Deal): Side | 'tie' {
  const [own, other] = [valueOf(dragon), valueOf(tiger)];
  return own > other ? 'dragon' : other > own ? 'tiger' : 'tie';
}

/** Whether both cards are equal, in rank and suit. */
export const isSuitedTie = ({ dragon, tiger }: Deal): boolean => dragon === tiger;

const isRed = (card: number): boolean => suitOf(card) === 1 || suitOf(card) === 2;

/** A seven is nothing that can be bet on: neither big nor small, odd nor even, red nor black. */
export function hasTrait(card: number, trait: Trait): boolean {
  const value = valueOf(card);
  if (value === SEVEN) return false;
  switch (trait) {
    case 'big':
      return value > SEVEN;
    case 'small':
      return value < SEVEN;
    case 'odd':
      return value % 2 === 1;
    case 'even':
      return value % 2 === 0;
    case 'red':
      return isRed(card);
    case 'black':
      return !isRed(card);
  }
}

/** The side and the trait of a bet on one card. */
export const questionOf = (place: CardPlace): [Side, Trait] => place.split('-') as [Side, Trait];
