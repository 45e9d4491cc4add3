import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in Indonesian. */
export const id: Record<PlaceTextKey, string> = {
  total: 'Total taruhan',
  undo: 'Urungkan',
  clear: 'Hapus',
  double: 'Gandakan',
  placed: '{place}: {amount}',
  ownOfAll: '{own} dari {all}',
  last: 'Hasil terakhir',
};
