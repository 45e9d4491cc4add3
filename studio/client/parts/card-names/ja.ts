import type { CardNames } from './en.ts';

/** Names of cards in Japanese. */
export const ja: CardNames = {
  card: '{suit}の{rank}',
  joker: 'ジョーカー',
  down: '裏向きのカード',
  jack: 'ジャック',
  queen: 'クイーン',
  king: 'キング',
  ace: 'エース',
  clubs: 'クラブ',
  diamonds: 'ダイヤ',
  hearts: 'ハート',
  spades: 'スペード',
};
