import type { CardNames } from './en.ts';

/** Names of cards in Turkish. */
export const tr: CardNames = {
  card: '{suit} {rank}',
  joker: 'joker',
  down: 'kapalı kart',
  jack: 'vale',
  queen: 'kız',
  king: 'papaz',
  ace: 'as',
  clubs: 'sinek',
  diamonds: 'karo',
  hearts: 'kupa',
  spades: 'maça',
};
