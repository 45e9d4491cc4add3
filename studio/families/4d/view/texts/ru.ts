import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in Russian. */
export const ru: Record<MessageKey, string> = {
  'rules.game':
    'Выпадают 23 разных числа от 0000 до 9999: десять утешительных призов, десять стартовых, затем третий, второй и первый приз.',
  'rules.more':
    'Большая ставка выигрывает на любом из 23 чисел, малая — только на первых трёх призах, зато больше. Из двух последних цифр первого приза 50–99 — большое. Все призы фиксированы.',
  'tab.number': 'Число',
  'tab.first': 'Первый приз',
  'bet.big': 'Большая',
  'bet.small': 'Малая',
  'bet.first-3': 'Первый приз, три последние',
  'bet.first-2': 'Первый приз, две последние',
  'bet.first-sides': 'Первый приз, простые шансы',
  'field.place-1': '1-я',
  'field.place-2': '2-я',
  'field.place-3': '3-я',
  'field.place-4': '4-я',
  'row.first': '1-й приз',
  'row.second': '2-й приз',
  'row.third': '3-й приз',
  'row.starter': 'Стартовый',
  'row.consolation': 'Утешительный',
  'prize.first': '1-й приз',
  'prize.second': '2-й приз',
  'prize.third': '3-й приз',
  'prize.starter': 'Стартовый',
  'prize.consolation': 'Утешительный',
  said: 'Первый приз {special}, две последние {tail}.',
};
