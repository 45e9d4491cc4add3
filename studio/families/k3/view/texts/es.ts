import type { MessageKey } from './en.ts';

/** Texts of three dice in Spanish. */
export const es: Record<MessageKey, string> = {
  'rules.game': 'Se lanzan tres dados. El orden no importa.',
  'rules.more':
    'Grande es una suma de 11 a 18; pequeño, de 3 a 10. En “Simples, triples incluidos”, tres iguales cuentan según su suma; en “Simples, sin triples”, tres iguales pierden en las cuatro.',
  'tab.sum': 'Suma',
  'tab.faces': 'Números',
  'tab.equal': 'Iguales',
  'field.pair': 'Pareja',
  'field.single': 'Tercer dado',
  'bet.sides': 'Simples, triples incluidos',
  'bet.sides-no-triples': 'Simples, sin triples',
  'bet.sum': 'Suma exacta',
  'bet.single': 'Un número',
  'bet.two-different': 'Dos números distintos',
  'bet.three-different': 'Tres números distintos',
  'bet.straight': 'Tres seguidos',
  'bet.pair': 'Pareja o más',
  'bet.pair-single': 'Pareja y otro',
  'bet.triple': 'Tres de un número',
  'bet.any-triple': 'Tres iguales cualesquiera',
  'option.straight': 'Tres seguidos',
  'option.any-triple': 'Tres iguales cualesquiera',
  'prize.match-2': 'Ambos números',
  'prize.match-3': 'Los tres números',
  said: 'Suma {sum}, {side}.',
};
