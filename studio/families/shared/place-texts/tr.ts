import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in Turkish. */
export const tr: Record<PlaceTextKey, string> = {
  total: 'Toplam bahis',
  undo: 'Geri al',
  clear: 'Temizle',
  double: 'İkiye katla',
  placed: '{place}: {amount}',
  ownOfAll: '{own} / {all}',
  last: 'Son sonuçlar',
};
