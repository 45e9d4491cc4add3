import type { MessageKey } from './en.ts';

/** Texts of towers in French. */
export const fr: Record<MessageKey, string> = {
  begin: 'Grimper',
  take: 'Encaisser {amount}',
  field: 'Tour de {rows} étages à {columns} colonnes',
  place: 'Étage {row}, colonne {column}',
  closed: 'fermée',
  chosen: 'choisie',
  safe: 'sûre',
  trap: 'piège',
  level: 'Difficulté',
  easy: 'Facile',
  medium: 'Moyen',
  hard: 'Difficile',
  expert: 'Expert',
  choose: 'Choisissez une colonne de l’étage le plus bas, puis appuyez sur le bouton.',
  next: 'Étage suivant',
  now: 'Actuel',
  opened: 'Colonne sûre. Encaissez maintenant {amount}.',
  hit: 'Un piège. La partie est terminée.',
  'rules.1': 'Choisissez une colonne à chaque étage. La mise correspond au choix de l’étage le plus bas.',
  'rules.2':
    'Chaque colonne sûre augmente ce que paie la partie. Continuez à grimper, ou encaissez le montant affiché. Un piège met fin à la partie sans gain.',
  'rules.3': 'Les pièges de tous les étages sont placés avant le premier choix et ne bougent pas.',
  'level.rule': '{name} : {traps} pièges sur {columns} colonnes.',
  pays: 'Ce que paie chaque étage pour une mise de {stake}',
  stop: 'Retour à l’encaissement',
  'verify.traps': 'Pièges depuis l’étage le plus bas',
  'verify.climbed': 'Colonnes choisies',
};
