import type { MessageKey } from './en.ts';

/** Texts of bingo in Portuguese. */
export const pt: Record<MessageKey, string> = {
  begin: 'Iniciar',
  cards: 'Cartelas',
  card: 'Cartela {number}',
  balls: 'Bolas sorteadas',
  free: 'livre',
  ball: '{letter} {number}',
  wonCard: 'Cartela {number}: {patterns}',
  none: 'Nenhum padrão completo.',
  'pattern.line': 'Uma linha',
  'pattern.two-lines': 'Duas linhas',
  'pattern.three-lines': 'Três linhas',
  'pattern.corners': 'Quatro cantos',
  'pattern.stamp': 'Selo',
  'pattern.two-stamps': 'Dois selos',
  'pattern.letter-x': 'Letra X',
  'pattern.letter-t': 'Letra T',
  'pattern.plus': 'Cruz',
  'pattern.diamond': 'Losango',
  'pattern.ring': 'Anel',
  'pattern.frame': 'Moldura',
  'pattern.blackout': 'Cartela cheia',
  'rules.1':
    'São sorteadas {balls} de 75 bolas. Uma cartela tem 24 números e uma casa livre no meio. Ela ganha pelos padrões que as bolas completam.',
  'rules.best': 'Cada cartela ganha pelo melhor padrão.',
  'rules.each': 'Cada cartela ganha por todos os padrões completos.',
  'rules.2': 'A aposta é o preço de cada cartela. As linhas são horizontais, verticais ou de canto a canto.',
  pays: 'Paga por uma cartela de {stake}',
};
