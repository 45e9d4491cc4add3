import type { CardNames } from './en.ts';

/** Names of cards in Swahili. */
export const sw: CardNames = {
  card: '{rank} ya {suit}',
  joker: 'joker',
  down: 'karata iliyofunikwa',
  jack: 'jeki',
  queen: 'malkia',
  king: 'mfalme',
  ace: 'ace',
  clubs: 'pao',
  diamonds: 'uru',
  hearts: 'kopa',
  spades: 'shupaza',
};
