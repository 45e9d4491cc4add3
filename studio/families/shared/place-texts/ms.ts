import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in Malay. */
export const ms: Record<PlaceTextKey, string> = {
  total: 'Jumlah pertaruhan',
  undo: 'Batal',
  clear: 'Padam',
  double: 'Gandakan',
  placed: '{place}: {amount}',
  ownOfAll: '{own} daripada {all}',
  last: 'Keputusan terakhir',
};
