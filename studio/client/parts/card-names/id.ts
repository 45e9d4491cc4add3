import type { CardNames } from './en.ts';

/** Names of cards in Indonesian. */
export const id: CardNames = {
  card: '{rank} {suit}',
  joker: 'joker',
  down: 'kartu tertutup',
  jack: 'jack',
  queen: 'queen',
  king: 'king',
  ace: 'as',
  clubs: 'keriting',
  diamonds: 'wajik',
  hearts: 'hati',
  spades: 'sekop',
};
