import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in Arabic. */
export const ar: Record<PlaceTextKey, string> = {
  total: 'إجمالي الرهان',
  undo: 'تراجع',
  clear: 'مسح',
  double: 'ضاعف',
  placed: '{place}: {amount}',
  ownOfAll: '{own} من {all}',
  last: 'آخر النتائج',
};
