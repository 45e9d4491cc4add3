import type { MessageKey } from './en.ts';

/** Texts of mines in French. */
export const fr: Record<MessageKey, string> = {
  begin: 'Ouvrir une case',
  take: 'Encaisser {amount}',
  field: 'Grille de {columns} cases sur {rows}',
  place: 'Rangée {row}, colonne {column}',
  closed: 'fermée',
  chosen: 'choisie',
  safe: 'sûre',
  mine: 'mine',
  mines: 'Mines',
  choose: 'Choisissez la première case, puis appuyez sur le bouton.',
  next: 'Prochaine case sûre',
  now: 'Actuel',
  opened: 'Case sûre. Encaissez maintenant {amount}.',
  hit: 'Une mine. La partie est terminée.',
  'rules.1': 'Des mines se trouvent sous certaines cases. La mise ouvre la première case.',
  'rules.2':
    'Chaque case sûre augmente ce que paie la partie. Ouvrez-en une autre, ou encaissez le montant affiché. Une mine met fin à la partie sans gain.',
  'rules.3': 'Les mines sont placées avant l’ouverture de la première case et ne bougent pas.',
  pays: 'Ce que paie chaque case sûre pour une mise de {stake}',
  withMines: 'Mines : {mines}',
  stop: 'Retour à l’encaissement',
  'verify.field': 'Mines',
  'verify.opened': 'Ouvertes',
};
