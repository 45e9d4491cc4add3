import type { MessageKey } from './en.ts';

/** Texts of dice in Portuguese. */
export const pt: Record<MessageKey, string> = {
  begin: 'Lançar',
  bet: 'Aposta em',
  'kind.under': 'Menos de',
  'kind.over': 'Mais de',
  'kind.exactly': 'Exato',
  'kind.inside': 'Dentro',
  'kind.outside': 'Fora',
  'kind.faces': 'Faces',
  'kind.odd': 'Ímpar',
  'kind.even': 'Par',
  target: 'Número',
  from: 'De',
  to: 'Até',
  lower: 'um a menos',
  higher: 'um a mais',
  chance: 'Chance',
  pays: 'Paga',
  cases: '{wins} de {all}',
  notOffered: 'Esta aposta não é oferecida. Escolha outros números.',
  result: '{dice} = {total}',
  dice: 'Dados',
  betIs: '{kind} {numbers}',
  'rules.1': '{dice} dados de {faces} faces são lançados uma vez. A aposta ganha pela soma.',
  'rules.one': 'Um dado de {faces} faces é lançado uma vez.',
  'rules.2':
    'O que uma aposta paga depende da chance: quanto mais rara a soma, mais ela paga. O multiplicador aparece ao lado da aposta.',
  payTable: 'Pagamentos por número de casos favoráveis, com aposta de {stake}',
  win: 'Retorno',
  'bet.cases': 'Apostas que ganham em {wins} de {all} casos',
};
