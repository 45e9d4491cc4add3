import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in Russian. */
export const ru: Record<PlaceTextKey, string> = {
  total: 'Общая ставка',
  undo: 'Отменить',
  clear: 'Очистить',
  double: 'Удвоить',
  placed: '{place}: {amount}',
  ownOfAll: '{own} из {all}',
  last: 'Последние результаты',
};
