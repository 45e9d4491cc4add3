import type { CardNames } from './en.ts';

/** Names of cards in Portuguese. */
export const pt: CardNames = {
  card: '{rank} de {suit}',
  joker: 'curinga',
  down: 'carta virada para baixo',
  jack: 'valete',
  queen: 'dama',
  king: 'rei',
  ace: 'ás',
  clubs: 'paus',
  diamonds: 'ouros',
  hearts: 'copas',
  spades: 'espadas',
};
