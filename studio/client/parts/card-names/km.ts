import type { CardNames } from './en.ts';

/** Names of cards in Khmer. */
export const km: CardNames = {
  card: '{rank} {suit}',
  joker: 'ចូកឃ័រ',
  down: 'បៀផ្កាប់',
  jack: 'J',
  queen: 'Q',
  king: 'K',
  ace: 'អាត់',
  clubs: 'ជួង',
  diamonds: 'ការ៉ូ',
  hearts: 'កឺ',
  spades: 'ប៊ិក',
};
