import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in Persian. */
export const fa: Record<PlaceTextKey, string> = {
  total: 'کل شرط',
  undo: 'برگرداندن',
  clear: 'پاک کردن',
  double: 'دو برابر',
  placed: '{place}: {amount}',
  ownOfAll: '{own} از {all}',
  last: 'آخرین نتایج',
};
