import type { CardNames } from './en.ts';

/** Names of cards in Tamil. */
export const ta: CardNames = {
  card: '{suit} {rank}',
  joker: 'ஜோக்கர்',
  down: 'கவிழ்த்த கார்டு',
  jack: 'ஜாக்',
  queen: 'குயின்',
  king: 'கிங்',
  ace: 'ஏஸ்',
  clubs: 'கிளப்',
  diamonds: 'டைமண்ட்',
  hearts: 'ஹார்ட்',
  spades: 'ஸ்பேட்',
};
