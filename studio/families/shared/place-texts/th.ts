import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in Thai. */
export const th: Record<PlaceTextKey, string> = {
  total: 'เดิมพันรวม',
  undo: 'ย้อน',
  clear: 'ล้าง',
  double: '2 เท่า',
  placed: '{place}: {amount}',
  ownOfAll: '{own} จาก {all}',
  last: 'ผลล่าสุด',
};
