import type { CardNames } from './en.ts';

/** Names of cards in Vietnamese. */
export const vi: CardNames = {
  card: '{rank} {suit}',
  joker: 'phăng teo',
  down: 'lá úp',
  jack: 'J',
  queen: 'Q',
  king: 'K',
  ace: 'A',
  clubs: 'chuồn',
  diamonds: 'rô',
  hearts: 'cơ',
  spades: 'bích',
};
