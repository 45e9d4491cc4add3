import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in Filipino. */
export const ty: Record<PlaceTextKey, string> = {
  total: 'Total bet',
  undo: 'I-undo',
  clear: 'Alisin',
  double: 'Double',
  placed: '{place}: {amount}',
  ownOfAll: '{own} sa {all}',
  last: 'Mga huling resulta',
};
