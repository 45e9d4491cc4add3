import type { CardNames } from './en.ts';

/** Names of cards in Thai. */
export const th: CardNames = {
  card: '{rank} {suit}',
  joker: 'โจ๊กเกอร์',
  down: 'ไพ่คว่ำ',
  jack: 'แจ็ค',
  queen: 'แหม่ม',
  king: 'คิง',
  ace: 'เอซ',
  clubs: 'ดอกจิก',
  diamonds: 'ข้าวหลามตัด',
  hearts: 'โพแดง',
  spades: 'โพดำ',
};
