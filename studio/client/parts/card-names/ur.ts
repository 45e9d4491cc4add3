import type { CardNames } from './en.ts';

/** Names of cards in Urdu. */
export const ur: CardNames = {
  card: '{suit} {rank}',
  joker: 'جوکر',
  down: 'الٹا پتا',
  jack: 'غلام',
  queen: 'بیگم',
  king: 'بادشاہ',
  ace: 'اکّا',
  clubs: 'چڑیا',
  diamonds: 'اینٹ',
  hearts: 'پان',
  spades: 'حکم',
};
