import type { CardNames } from './en.ts';

/** Names of cards in Arabic. */
export const ar: CardNames = {
  card: '{rank} {suit}',
  joker: 'جوكر',
  down: 'ورقة مقلوبة',
  jack: 'ولد',
  queen: 'بنت',
  king: 'شايب',
  ace: 'آس',
  clubs: 'سباتي',
  diamonds: 'ديناري',
  hearts: 'كوبة',
  spades: 'بستوني',
};
