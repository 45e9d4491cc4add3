import type { CardNames } from './en.ts';

/** Names of cards in Nepali. */
export const ne: CardNames = {
  card: '{suit}को {rank}',
  joker: 'जोकर',
  down: 'उल्टो कार्ड',
  jack: 'गुलाम',
  queen: 'मिस्सी',
  king: 'बादशाह',
  ace: 'एक्का',
  clubs: 'चिडी',
  diamonds: 'इँट',
  hearts: 'पान',
  spades: 'सुरत',
};
