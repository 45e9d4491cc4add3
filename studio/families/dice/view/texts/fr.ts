import type { MessageKey } from './en.ts';

/** Texts of dice in French. */
export const fr: Record<MessageKey, string> = {
  begin: 'Lancer',
  bet: 'Miser sur',
  'kind.under': 'Moins de',
  'kind.over': 'Plus de',
  'kind.exactly': 'Exactement',
  'kind.inside': 'Entre',
  'kind.outside': 'Hors de',
  'kind.faces': 'Faces',
  'kind.odd': 'Impair',
  'kind.even': 'Pair',
  target: 'Nombre',
  from: 'De',
  to: 'À',
  lower: 'un de moins',
  higher: 'un de plus',
  chance: 'Chance',
  pays: 'Paie',
  cases: '{wins} sur {all}',
  notOffered: 'Ce pari n’est pas proposé. Choisissez d’autres nombres.',
  result: '{dice} = {total}',
  dice: 'Dés',
  betIs: '{kind} {numbers}',
  'rules.1': '{dice} dés à {faces} faces sont lancés une fois. Le pari gagne selon leur total.',
  'rules.one': 'Un dé à {faces} faces est lancé une fois.',
  'rules.2':
    'Ce que paie un pari découle de sa probabilité : plus le total est rare, plus il paie. Le multiplicateur est affiché à côté du pari.',
  payTable: 'Gains selon le nombre de cas gagnants, pour une mise de {stake}',
  win: 'Retour',
  'bet.cases': 'Paris gagnants dans {wins} cas sur {all}',
};
