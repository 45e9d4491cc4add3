import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in Korean. */
export const ko: Record<PlaceTextKey, string> = {
  total: '총 베팅금',
  undo: '되돌리기',
  clear: '지우기',
  double: '더블',
  placed: '{place}: {amount}',
  ownOfAll: '{all} 중 {own}',
  last: '최근 결과',
};
