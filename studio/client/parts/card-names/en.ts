/** Names of cards in English. The other languages have exactly these keys. */
export const en = {
  card: '{rank} of {suit}',
  joker: 'joker',
  down: 'card face down',
  jack: 'jack',
  queen: 'queen',
  king: 'king',
  ace: 'ace',
  clubs: 'clubs',
  diamonds: 'diamonds',
  hearts: 'hearts',
  spades: 'spades',
} as const;

export type CardNames = Record<keyof typeof en, string>;
