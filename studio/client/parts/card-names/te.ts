import type { CardNames } from './en.ts';

/** Names of cards in Telugu. */
export const te: CardNames = {
  card: '{suit} {rank}',
  joker: 'జోకర్',
  down: 'బోర్లా ఉన్న కార్డ్',
  jack: 'జాక్',
  queen: 'క్వీన్',
  king: 'కింగ్',
  ace: 'ఏస్',
  clubs: 'క్లబ్స్',
  diamonds: 'డైమండ్స్',
  hearts: 'హార్ట్స్',
  spades: 'స్పేడ్స్',
};
