import type { MessageKey } from './en.ts';

/** Texts of plinko in Portuguese. */
export const pt: Record<MessageKey, string> = {
  begin: 'Soltar',
  rows: 'Fileiras',
  risk: 'Risco',
  balls: 'Bolas',
  low: 'Baixo',
  medium: 'Médio',
  high: 'Alto',
  board: 'Tabuleiro com fileiras: {rows}. Bolsos da esquerda: {pockets}',
  landed: 'Caiu em: {multipliers}',
  'rules.1':
    'Cada bola cai por fileiras de pinos, indo em cada pino para a esquerda ou para a direita com a mesma chance. Ela paga o multiplicador do bolso em que cai.',
  'rules.2':
    'O valor apostado é por bola. Mais fileiras e um risco maior permitem multiplicadores grandes e tornam os retornos pequenos mais frequentes.',
  pockets: 'Bolsos de cada tabuleiro',
  boardName: 'Fileiras: {rows}, risco: {risk}',
  part: 'Bolso de {times}',
  ball: 'Bola {number}: {path} → {times}',
};
