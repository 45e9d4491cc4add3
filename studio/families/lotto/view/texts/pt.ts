import type { MessageKey } from './en.ts';

/** Texts of six numbers of 49 in Portuguese. */
export const pt: Record<MessageKey, string> = {
  'rules.game':
    'São sorteados seis números diferentes de 1 a 49 e depois um adicional. Todos os conjuntos têm a mesma chance.',
  'rules.more':
    'Escolha seis números; com até dez, cada conjunto de seis é uma combinação. O número adicional conta só onde um prêmio o indica. A soma dos seis é grande a partir de 150. Todos os prêmios são fixos: não dependem de quantos ganham.',
  'tab.six': 'Seis',
  'tab.few': 'Dois a quatro',
  'tab.number': 'Um número',
  'tab.sum': 'Soma',
  'bet.six': 'Seis números',
  'bet.two': 'Dois dos seis',
  'bet.three': 'Três dos seis',
  'bet.four': 'Quatro dos seis',
  'bet.number': 'Entre os seis',
  'bet.additional': 'Número adicional',
  'bet.sum-sides': 'Soma dos seis',
  'prize.match-6': '6 sorteados',
  'prize.match-5-more': '5 e o adicional',
  'prize.match-5': '5 sorteados',
  'prize.match-4-more': '4 e o adicional',
  'prize.match-4': '4 sorteados',
  'prize.match-3-more': '3 e o adicional',
  'prize.match-3': '3 sorteados',
  'prize.match-2': '2 sorteados',
  said: '{numbers}; adicional {additional}. Soma {sum}.',
};
