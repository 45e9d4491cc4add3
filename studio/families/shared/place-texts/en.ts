/** Texts of every table on whose places chips are laid, in English. The other languages have exactly these keys. */
export const en = {
  total: 'Total bet',
  undo: 'Undo',
  clear: 'Clear',
  double: 'Double',
  placed: '{place}: {amount}',
  ownOfAll: '{own} of {all}',
  last: 'Last results',
} as const;

export type PlaceTextKey = keyof typeof en;
