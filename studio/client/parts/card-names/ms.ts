import type { CardNames } from './en.ts';

/** Names of cards in Malay. */
export const ms: CardNames = {
  card: '{rank} {suit}',
  joker: 'joker',
  down: 'kad tertutup',
  jack: 'jack',
  queen: 'queen',
  king: 'king',
  ace: 'ace',
  clubs: 'kelawar',
  diamonds: 'daiman',
  hearts: 'lekuk',
  spades: 'sped',
};
