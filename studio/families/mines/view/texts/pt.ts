import type { MessageKey } from './en.ts';

/** Texts of mines in Portuguese. */
export const pt: Record<MessageKey, string> = {
  begin: 'Abrir casa',
  take: 'Cash out {amount}',
  field: 'Campo de {columns} por {rows} casas',
  place: 'Linha {row}, coluna {column}',
  closed: 'fechada',
  chosen: 'escolhida',
  safe: 'segura',
  mine: 'mina',
  mines: 'Minas',
  choose: 'Escolha a primeira casa e aperte o botão.',
  next: 'Próxima casa segura',
  now: 'Agora',
  opened: 'Segura. Cash out agora: {amount}.',
  hit: 'Uma mina. A rodada terminou.',
  'rules.1': 'Há minas sob algumas das casas. A aposta abre a primeira casa.',
  'rules.2':
    'Cada casa segura aumenta o que a rodada paga. Abra outra ou faça cash out do valor exibido. Uma mina encerra a rodada sem pagamento.',
  'rules.3': 'As minas são colocadas antes de a primeira casa abrir e não se movem.',
  pays: 'O que cada casa segura paga com aposta de {stake}',
  withMines: 'Minas: {mines}',
  stop: 'Retorno no cash out',
  'verify.field': 'Minas',
  'verify.opened': 'Abertas',
};
