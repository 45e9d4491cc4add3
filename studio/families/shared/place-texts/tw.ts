import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in traditional Chinese. */
export const tw: Record<PlaceTextKey, string> = {
  total: '總投注',
  undo: '復原',
  clear: '清除',
  double: '加倍',
  placed: '{place}：{amount}',
  ownOfAll: '{own} / {all}',
  last: '最近的結果',
};
