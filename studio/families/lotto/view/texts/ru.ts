import type { MessageKey } from './en.ts';

/** Texts of six numbers of 49 in Russian. */
export const ru: Record<MessageKey, string> = {
  'rules.game': 'Выпадают шесть разных чисел от 1 до 49, затем дополнительное. Все наборы равновероятны.',
  'rules.more':
    'Выберите шесть чисел; если больше, до десяти, — каждый набор из шести это комбинация. Дополнительное число учитывается, только если оно названо в призе. Сумма шести большая от 150. Все призы фиксированы: они не зависят от числа выигравших.',
  'tab.six': 'Шесть',
  'tab.few': 'От двух до четырёх',
  'tab.number': 'Одно число',
  'tab.sum': 'Сумма',
  'bet.six': 'Шесть чисел',
  'bet.two': 'Два из шести',
  'bet.three': 'Три из шести',
  'bet.four': 'Четыре из шести',
  'bet.number': 'Среди шести',
  'bet.additional': 'Дополнительное число',
  'bet.sum-sides': 'Сумма шести',
  'prize.match-6': 'Угадано 6',
  'prize.match-5-more': '5 и дополнительное',
  'prize.match-5': 'Угадано 5',
  'prize.match-4-more': '4 и дополнительное',
  'prize.match-4': 'Угадано 4',
  'prize.match-3-more': '3 и дополнительное',
  'prize.match-3': 'Угадано 3',
  'prize.match-2': 'Угадано 2',
  said: '{numbers}; дополнительное {additional}. Сумма {sum}.',
};
