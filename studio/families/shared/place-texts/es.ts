import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in Spanish. */
export const es: Record<PlaceTextKey, string> = {
  total: 'Apuesta total',
  undo: 'Deshacer',
  clear: 'Borrar',
  double: 'Doblar',
  placed: '{place}: {amount}',
  ownOfAll: '{own} de {all}',
  last: 'Últimos resultados',
};
