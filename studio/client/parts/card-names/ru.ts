import type { CardNames } from './en.ts';

/** Names of cards in Russian. */
export const ru: CardNames = {
  card: '{rank} {suit}',
  joker: 'джокер',
  down: 'карта рубашкой вверх',
  jack: 'валет',
  queen: 'дама',
  king: 'король',
  ace: 'туз',
  clubs: 'треф',
  diamonds: 'бубен',
  hearts: 'червей',
  spades: 'пик',
};
