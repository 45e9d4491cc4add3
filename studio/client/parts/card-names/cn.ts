import type { CardNames } from './en.ts';

/** Names of cards in Chinese. */
export const cn: CardNames = {
  card: '{suit}{rank}',
  joker: '小丑',
  down: '背面朝上的牌',
  jack: 'J',
  queen: 'Q',
  king: 'K',
  ace: 'A',
  clubs: '梅花',
  diamonds: '方块',
  hearts: '红心',
  spades: '黑桃',
};
