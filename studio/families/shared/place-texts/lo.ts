import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in Lao. */
export const lo: Record<PlaceTextKey, string> = {
  total: 'ເດີມພັນລວມ',
  undo: 'ກັບຄືນ',
  clear: 'ລ້າງ',
  double: 'ຄູນສອງ',
  placed: '{place}: {amount}',
  ownOfAll: '{own} ຈາກ {all}',
  last: 'ຜົນຫຼ້າສຸດ',
};
