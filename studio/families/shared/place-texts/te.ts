import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in Telugu. */
export const te: Record<PlaceTextKey, string> = {
  total: 'మొత్తం బెట్',
  undo: 'అన్‌డూ',
  clear: 'క్లియర్',
  double: 'డబుల్',
  placed: '{place}: {amount}',
  ownOfAll: '{all}లో {own}',
  last: 'గత ఫలితాలు',
};
