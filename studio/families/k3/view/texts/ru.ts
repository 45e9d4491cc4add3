import type { MessageKey } from './en.ts';

/** Texts of three dice in Russian. */
export const ru: Record<MessageKey, string> = {
  'rules.game': 'Бросаются три кости. Порядок не важен.',
  'rules.more':
    'Большое — сумма от 11 до 18, малое — от 3 до 10. В ставке «Простые шансы с тройками» три одинаковые считаются по сумме; в ставке «Простые шансы без троек» на трёх одинаковых проигрывают все четыре.',
  'tab.sum': 'Сумма',
  'tab.faces': 'Числа',
  'tab.equal': 'Одинаковые',
  'field.pair': 'Пара',
  'field.single': 'Третья кость',
  'bet.sides': 'Простые шансы с тройками',
  'bet.sides-no-triples': 'Простые шансы без троек',
  'bet.sum': 'Точная сумма',
  'bet.single': 'Одно число',
  'bet.two-different': 'Два разных числа',
  'bet.three-different': 'Три разных числа',
  'bet.straight': 'Три подряд',
  'bet.pair': 'Пара или больше',
  'bet.pair-single': 'Пара и другое',
  'bet.triple': 'Три одного числа',
  'bet.any-triple': 'Любые три одинаковых',
  'option.straight': 'Три подряд',
  'option.any-triple': 'Любые три одинаковых',
  'prize.match-2': 'Оба числа',
  'prize.match-3': 'Все три числа',
  said: 'Сумма {sum}, {side}.',
};
