import type { CardNames } from './en.ts';

/** Names of cards in Persian. */
export const fa: CardNames = {
  card: '{rank} {suit}',
  joker: 'جوکر',
  down: 'کارت بسته',
  jack: 'سرباز',
  queen: 'بی‌بی',
  king: 'شاه',
  ace: 'آس',
  clubs: 'گشنیز',
  diamonds: 'خشت',
  hearts: 'دل',
  spades: 'پیک',
};
