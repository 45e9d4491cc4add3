import type { CardNames } from './en.ts';

/** Names of cards in Korean. */
export const ko: CardNames = {
  card: '{suit} {rank}',
  joker: '조커',
  down: '뒷면 카드',
  jack: '잭',
  queen: '퀸',
  king: '킹',
  ace: '에이스',
  clubs: '클럽',
  diamonds: '다이아몬드',
  hearts: '하트',
  spades: '스페이드',
};
