import type { CardNames } from './en.ts';

/** Names of cards in traditional Chinese. */
export const tw: CardNames = {
  card: '{suit}{rank}',
  joker: '鬼牌',
  down: '背面朝上的牌',
  jack: 'J',
  queen: 'Q',
  king: 'K',
  ace: 'A',
  clubs: '梅花',
  diamonds: '方塊',
  hearts: '紅心',
  spades: '黑桃',
};
