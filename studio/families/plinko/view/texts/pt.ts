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
  board: 'Tabuleiro com fileiras: {rows}. Casas a partir da esquerda: {pockets}',
  landed: 'Caiu em: {multipliers}',
  'rules.1':
    'Cada bola cai por fileiras de pinos, indo em cada pino para a esquerda ou para a direita com a mesma chance. Ela paga o multiplicador da casa em que cai.',
  'rules.2':
    'O valor apostado é por bola. Mais fileiras e um risco maior permitem multiplicadores grandes e tornam os retornos pequenos mais frequentes.',
  pockets: 'Casas de cada tabuleiro',
  boardName: 'Fileiras: {rows}, risco: {risk}',
  part: 'Casa de {times}',
  ball: 'Bola {number}: {path} → {times}',
};
