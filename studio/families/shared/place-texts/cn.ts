import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in Chinese. */
export const cn: Record<PlaceTextKey, string> = {
  total: '总投注',
  undo: '撤销',
  clear: '清除',
  double: '加倍',
  placed: '{place}：{amount}',
  ownOfAll: '{own} / {all}',
  last: '最近的结果',
};
