import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in Hindi. */
export const hi: Record<PlaceTextKey, string> = {
  total: 'कुल बेट',
  undo: 'वापस लें',
  clear: 'हटाएं',
  double: 'दोगुना',
  placed: '{place}: {amount}',
  ownOfAll: '{own} / {all}',
  last: 'पिछले नतीजे',
};
