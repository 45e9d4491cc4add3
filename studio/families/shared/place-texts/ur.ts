import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in Urdu. */
export const ur: Record<PlaceTextKey, string> = {
  total: 'کُل شرط',
  undo: 'واپس لیں',
  clear: 'صاف کریں',
  double: 'ڈبل',
  placed: '{place}: {amount}',
  ownOfAll: '{all} میں سے {own}',
  last: 'حالیہ نتائج',
};
