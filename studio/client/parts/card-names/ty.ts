import type { CardNames } from './en.ts';

/** Names of cards in Filipino. */
export const ty: CardNames = {
  card: '{rank} ng {suit}',
  joker: 'joker',
  down: 'nakataob na baraha',
  jack: 'jack',
  queen: 'queen',
  king: 'king',
  ace: 'alas',
  clubs: 'clubs',
  diamonds: 'diamonds',
  hearts: 'hearts',
  spades: 'spades',
};
