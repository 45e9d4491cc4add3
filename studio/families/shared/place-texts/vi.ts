import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in Vietnamese. */
export const vi: Record<PlaceTextKey, string> = {
  total: 'Tổng cược',
  undo: 'Hoàn tác',
  clear: 'Xóa',
  double: 'Gấp đôi',
  placed: '{place}: {amount}',
  ownOfAll: '{own}/{all}',
  last: 'Kết quả gần đây',
};
