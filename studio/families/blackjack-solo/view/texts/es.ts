import type { MessageKey } from './en.ts';

/** Texts of blackjack in Spanish. */
export const es: Record<MessageKey, string> = {
  begin: 'Repartir',
  betOn: 'Apuesta {amount}',
  raised: '{name} {amount}',
  hit: 'Pedir',
  stand: 'Plantarse',
  double: 'Doblar',
  split: 'Dividir',
  more: '{name} (+{amount})',
  dealer: 'Crupier',
  you: 'Tú',
  hand: 'Mano {number}',
  points: '{who}: {points}',
  turn: '{points}. Te toca.',
  blackjack: 'Blackjack',
  bust: 'Se pasa',
  wins: 'Gana',
  push: 'Empate',
  loses: 'Pierde',
  'rules.1':
    'Acércate a 21 más que el crupier sin pasarte. Las cartas del dos al diez valen su número; las figuras, diez; el as, uno u once.',
  'rules.2':
    'Ocho barajas, mezcladas antes de cada ronda. Un blackjack paga 3 a 2; las demás ganancias, 1 a 1. El crupier comprueba si tiene blackjack antes de tu jugada y se planta con todo 17. No hay seguro.',
  'rules.3':
    'Doblar añade una segunda apuesta a cambio de una sola carta más. Dos cartas del mismo valor se pueden dividir una vez, con una segunda apuesta; los ases divididos reciben una carta cada uno.',
  'rules.4': 'El retorno indicado es el de la estrategia básica.',
  'part.blackjack': 'De blackjacks',
  'part.plain': 'De manos sin doblar ni dividir',
  'part.double': 'De manos dobladas',
  'part.split': 'De manos divididas',
};
