import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in Portuguese. */
export const pt: Record<PlaceTextKey, string> = {
  total: 'Aposta total',
  undo: 'Desfazer',
  clear: 'Limpar',
  double: 'Dobrar',
  placed: '{place}: {amount}',
  ownOfAll: '{own} de {all}',
  last: 'Últimos resultados',
};
