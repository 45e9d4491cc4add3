import type { MessageKey } from './en.ts';

/** Texts of towers in Portuguese. */
export const pt: Record<MessageKey, string> = {
  begin: 'Subir',
  take: 'Cash out {amount}',
  field: 'Torre de {rows} andares com {columns} colunas',
  place: 'Andar {row}, coluna {column}',
  closed: 'fechada',
  chosen: 'escolhida',
  safe: 'segura',
  trap: 'armadilha',
  level: 'Dificuldade',
  easy: 'Fácil',
  medium: 'Média',
  hard: 'Difícil',
  expert: 'Especialista',
  choose: 'Escolha uma coluna do andar mais baixo e aperte o botão.',
  next: 'Próximo andar',
  now: 'Agora',
  opened: 'Segura. Cash out agora: {amount}.',
  hit: 'Uma armadilha. A rodada terminou.',
  'rules.1': 'Escolha uma coluna em cada andar. A aposta é a escolha no andar mais baixo.',
  'rules.2':
    'Cada coluna segura aumenta o que a rodada paga. Continue subindo ou faça cash out do valor exibido. Uma armadilha encerra a rodada sem pagamento.',
  'rules.3': 'As armadilhas de todos os andares são colocadas antes da primeira escolha e não se movem.',
  'level.rule': '{name}: {traps} de {columns} colunas são armadilhas.',
  pays: 'O que cada andar paga com aposta de {stake}',
  stop: 'Retorno no cash out',
  'verify.traps': 'Armadilhas a partir do andar mais baixo',
  'verify.climbed': 'Colunas escolhidas',
};
