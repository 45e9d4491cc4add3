import type { CardNames } from './en.ts';

/** Names of cards in Hindi. */
export const hi: CardNames = {
  card: '{suit} {rank}',
  joker: 'जोकर',
  down: 'बंद कार्ड',
  jack: 'गुलाम',
  queen: 'बेगम',
  king: 'बादशाह',
  ace: 'इक्का',
  clubs: 'चिड़ी',
  diamonds: 'ईंट',
  hearts: 'पान',
  spades: 'हुकुम',
};
