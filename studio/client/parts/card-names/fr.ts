import type { CardNames } from './en.ts';

/** Names of cards in French. */
export const fr: CardNames = {
  card: '{rank} de {suit}',
  joker: 'joker',
  down: 'carte cachée',
  jack: 'valet',
  queen: 'dame',
  king: 'roi',
  ace: 'as',
  clubs: 'trèfle',
  diamonds: 'carreau',
  hearts: 'cœur',
  spades: 'pique',
};
