import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in Thai. */
export const th: Record<MessageKey, string> = {
  'rules.game':
    'ออกเลขไม่ซ้ำกัน 23 เลขจาก 0000 ถึง 9999: รางวัลปลอบใจ 10 รางวัล รางวัลสตาร์ทเตอร์ 10 รางวัล แล้วจึงออกรางวัลที่ 3 ที่ 2 และที่ 1',
  'rules.more':
    'แทงใหญ่ถูกได้ทั้ง 23 เลข แทงเล็กถูกเฉพาะ 3 รางวัลแรกแต่จ่ายสูงกว่า สองตัวท้ายของรางวัลที่ 1 ตั้งแต่ 50 ถึง 99 คือสูง ทุกรางวัลคงที่',
  'tab.number': 'เลข',
  'tab.first': 'รางวัลที่ 1',
  'bet.big': 'ใหญ่',
  'bet.small': 'เล็ก',
  'bet.first-3': 'รางวัลที่ 1 สามตัวท้าย',
  'bet.first-2': 'รางวัลที่ 1 สองตัวท้าย',
  'bet.first-sides': 'รางวัลที่ 1 สูง/ต่ำ คี่/คู่',
  'field.place-1': 'หลักที่ 1',
  'field.place-2': 'หลักที่ 2',
  'field.place-3': 'หลักที่ 3',
  'field.place-4': 'หลักที่ 4',
  'row.first': 'รางวัลที่ 1',
  'row.second': 'รางวัลที่ 2',
  'row.third': 'รางวัลที่ 3',
  'row.starter': 'สตาร์ทเตอร์',
  'row.consolation': 'ปลอบใจ',
  'prize.first': 'รางวัลที่ 1',
  'prize.second': 'รางวัลที่ 2',
  'prize.third': 'รางวัลที่ 3',
  'prize.starter': 'สตาร์ทเตอร์',
  'prize.consolation': 'ปลอบใจ',
  said: 'รางวัลที่ 1 {special}, สองตัวท้าย {tail}',
};
