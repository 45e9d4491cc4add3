import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in Swahili. */
export const sw: Record<PlaceTextKey, string> = {
  total: 'Jumla ya beti',
  undo: 'Tengua',
  clear: 'Futa',
  double: 'Double',
  placed: '{place}: {amount}',
  ownOfAll: '{own} kati ya {all}',
  last: 'Matokeo ya mwisho',
};
