import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in Japanese. */
export const ja: Record<PlaceTextKey, string> = {
  total: '合計ベット額',
  undo: '元に戻す',
  clear: 'クリア',
  double: '倍にする',
  placed: '{place}：{amount}',
  ownOfAll: '{own}／{all}',
  last: '最近の結果',
};
