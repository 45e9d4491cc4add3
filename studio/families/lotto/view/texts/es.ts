import type { MessageKey } from './en.ts';

/** Texts of six numbers of 49 in Spanish. */
export const es: Record<MessageKey, string> = {
  'rules.game':
    'Se sortean seis números distintos de 1 a 49 y después uno adicional. Todas las combinaciones son igual de probables.',
  'rules.more':
    'Elige seis números; con hasta diez, cada grupo de seis es una combinación. El número adicional solo cuenta donde un premio lo indica. La suma de los seis es grande desde 150. Todos los premios son fijos: no dependen de cuántos ganen.',
  'tab.six': 'Seis',
  'tab.few': 'De dos a cuatro',
  'tab.number': 'Un número',
  'tab.sum': 'Suma',
  'bet.six': 'Seis números',
  'bet.two': 'Dos de los seis',
  'bet.three': 'Tres de los seis',
  'bet.four': 'Cuatro de los seis',
  'bet.number': 'Entre los seis',
  'bet.additional': 'Número adicional',
  'bet.sum-sides': 'Suma de los seis',
  'prize.match-6': '6 aciertos',
  'prize.match-5-more': '5 y el adicional',
  'prize.match-5': '5 aciertos',
  'prize.match-4-more': '4 y el adicional',
  'prize.match-4': '4 aciertos',
  'prize.match-3-more': '3 y el adicional',
  'prize.match-3': '3 aciertos',
  'prize.match-2': '2 aciertos',
  said: '{numbers}; adicional {additional}. Suma {sum}.',
};
