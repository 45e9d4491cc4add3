import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in French. */
export const fr: Record<PlaceTextKey, string> = {
  total: 'Mise totale',
  undo: 'Annuler',
  clear: 'Effacer',
  double: 'Doubler',
  placed: '{place} : {amount}',
  ownOfAll: '{own} sur {all}',
  last: 'Derniers résultats',
};
