import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in Spanish. */
export const es: Record<MessageKey, string> = {
  'rules.game':
    'Se sortean 23 números distintos de 0000 a 9999: diez premios de consolación, diez premios menores y después el tercer, el segundo y el primer premio.',
  'rules.more':
    'Una apuesta grande gana con cualquiera de los 23 números; una pequeña, solo con los tres primeros premios, y paga más. De los dos últimos dígitos del primer premio, de 50 a 99 es grande. Todos los premios son fijos.',
  'tab.number': 'Número',
  'tab.first': 'Primer premio',
  'bet.big': 'Grande',
  'bet.small': 'Pequeña',
  'bet.first-3': 'Primer premio, tres últimos',
  'bet.first-2': 'Primer premio, dos últimos',
  'bet.first-sides': 'Primer premio, simples',
  'field.place-1': '1.º',
  'field.place-2': '2.º',
  'field.place-3': '3.º',
  'field.place-4': '4.º',
  'row.first': '1.er premio',
  'row.second': '2.º premio',
  'row.third': '3.er premio',
  'row.starter': 'Menor',
  'row.consolation': 'Consolación',
  'prize.first': '1.er premio',
  'prize.second': '2.º premio',
  'prize.third': '3.er premio',
  'prize.starter': 'Menor',
  'prize.consolation': 'Consolación',
  said: 'Primer premio {special}, dos últimos {tail}.',
};
