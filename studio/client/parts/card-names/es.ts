import type { CardNames } from './en.ts';

/** Names of cards in Spanish. */
export const es: CardNames = {
  card: '{rank} de {suit}',
  joker: 'comodín',
  down: 'carta boca abajo',
  jack: 'jota',
  queen: 'reina',
  king: 'rey',
  ace: 'as',
  clubs: 'tréboles',
  diamonds: 'diamantes',
  hearts: 'corazones',
  spades: 'picas',
};
