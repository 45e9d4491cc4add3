import type { MessageKey } from './en.ts';

/** Texts of blackjack in Portuguese. */
export const pt: Record<MessageKey, string> = {
  begin: 'Dar cartas',
  betOn: 'Aposta {amount}',
  raised: '{name} {amount}',
  hit: 'Pedir',
  stand: 'Parar',
  double: 'Dobrar',
  split: 'Dividir',
  more: '{name} (+{amount})',
  dealer: 'Crupiê',
  you: 'Você',
  hand: 'Mão {number}',
  points: '{who}: {points}',
  turn: '{points}. Sua vez.',
  blackjack: 'Blackjack',
  bust: 'Estourou',
  wins: 'Ganha',
  push: 'Empate',
  loses: 'Perde',
  'rules.1':
    'Chegue mais perto de 21 que o crupiê sem passar. Cartas de dois a dez valem seu número; figuras, dez; o ás, um ou onze.',
  'rules.2':
    'Oito baralhos, embaralhados antes de cada rodada. Um blackjack paga 3 para 2; os outros ganhos, 1 para 1. O crupiê verifica se tem blackjack antes da sua jogada e para em todo 17. Não há seguro.',
  'rules.3':
    'Dobrar usa uma segunda aposta por mais uma carta. Duas cartas de mesmo valor podem ser divididas uma vez, com uma segunda aposta; ases divididos recebem uma carta cada.',
  'rules.4': 'O retorno informado é o da estratégia básica.',
  'part.blackjack': 'De blackjacks',
  'part.plain': 'De mãos sem dobrar nem dividir',
  'part.double': 'De mãos dobradas',
  'part.split': 'De mãos divididas',
};
