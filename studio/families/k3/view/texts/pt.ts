import type { MessageKey } from './en.ts';

/** Texts of three dice in Portuguese. */
export const pt: Record<MessageKey, string> = {
  'rules.game': 'São lançados três dados. A ordem não importa.',
  'rules.more':
    'Grande é soma de 11 a 18; pequeno, de 3 a 10. Em “Simples, trincas contam”, três iguais contam pela soma; em “Simples, sem trincas”, com três iguais perdem as quatro.',
  'tab.sum': 'Soma',
  'tab.faces': 'Números',
  'tab.equal': 'Iguais',
  'field.pair': 'Par',
  'field.single': 'Terceiro dado',
  'bet.sides': 'Simples, trincas contam',
  'bet.sides-no-triples': 'Simples, sem trincas',
  'bet.sum': 'Soma exata',
  'bet.single': 'Um número',
  'bet.two-different': 'Dois números diferentes',
  'bet.three-different': 'Três números diferentes',
  'bet.straight': 'Três em sequência',
  'bet.pair': 'Par ou mais',
  'bet.pair-single': 'Par e outro',
  'bet.triple': 'Três de um número',
  'bet.any-triple': 'Três iguais quaisquer',
  'option.straight': 'Três em sequência',
  'option.any-triple': 'Três iguais quaisquer',
  'prize.match-2': 'Os dois números',
  'prize.match-3': 'Os três números',
  said: 'Soma {sum}, {side}.',
};
