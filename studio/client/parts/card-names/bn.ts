import type { CardNames } from './en.ts';

/** Names of cards in Bangla. */
export const bn: CardNames = {
  card: '{suit}ের {rank}',
  joker: 'জোকার',
  down: 'উল্টো করা কার্ড',
  jack: 'গোলাম',
  queen: 'বিবি',
  king: 'সাহেব',
  ace: 'টেক্কা',
  clubs: 'চিড়িতন',
  diamonds: 'রুইতন',
  hearts: 'হরতন',
  spades: 'ইশকাপন',
};
