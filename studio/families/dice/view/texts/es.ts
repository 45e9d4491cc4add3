import type { MessageKey } from './en.ts';

/** Texts of dice in Spanish. */
export const es: Record<MessageKey, string> = {
  begin: 'Lanzar',
  bet: 'Apostar a',
  'kind.under': 'Menos de',
  'kind.over': 'Más de',
  'kind.exactly': 'Exacto',
  'kind.inside': 'Dentro',
  'kind.outside': 'Fuera',
  'kind.faces': 'Caras',
  'kind.odd': 'Impar',
  'kind.even': 'Par',
  target: 'Número',
  from: 'Desde',
  to: 'Hasta',
  lower: 'uno menos',
  higher: 'uno más',
  chance: 'Probabilidad',
  pays: 'Paga',
  cases: '{wins} de {all}',
  notOffered: 'Esta apuesta no se ofrece. Elige otros números.',
  result: '{dice} = {total}',
  dice: 'Dados',
  betIs: '{kind} {numbers}',
  'rules.1': 'Se lanzan una vez {dice} dados de {faces} caras. La apuesta gana según su total.',
  'rules.one': 'Se lanza una vez un dado de {faces} caras.',
  'rules.2':
    'Lo que paga una apuesta depende de su probabilidad: cuanto más raro es el total, más paga. El multiplicador se muestra junto a la apuesta.',
  payTable: 'Pagos según el número de casos ganadores, con una apuesta de {stake}',
  win: 'Retorno',
  'bet.cases': 'Apuestas que ganan en {wins} de {all} casos',
};
