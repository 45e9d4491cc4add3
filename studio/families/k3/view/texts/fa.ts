import type { MessageKey } from './en.ts';

/** Texts of three dice in Persian. */
export const fa: Record<MessageKey, string> = {
  'rules.game': 'سه تاس پرتاب می‌شود. ترتیب آن‌ها مهم نیست.',
  'rules.more':
    'بزرگ مجموع 11 تا 18 و کوچک 3 تا 10 است. در «دوطرفه، با سه‌تایی»، سه تاس یکسان طبق مجموعشان حساب می‌شوند؛ در «دوطرفه، بدون سه‌تایی»، با سه تاس یکسان هر چهار شرط می‌بازند.',
  'tab.sum': 'مجموع',
  'tab.faces': 'اعداد',
  'tab.equal': 'یکسان',
  'field.pair': 'جفت',
  'field.single': 'تاس سوم',
  'bet.sides': 'دوطرفه، با سه‌تایی',
  'bet.sides-no-triples': 'دوطرفه، بدون سه‌تایی',
  'bet.sum': 'مجموع دقیق',
  'bet.single': 'یک عدد',
  'bet.two-different': 'دو عدد متفاوت',
  'bet.three-different': 'سه عدد متفاوت',
  'bet.straight': 'سه عدد پیاپی',
  'bet.pair': 'جفت یا بیشتر',
  'bet.pair-single': 'جفت و یک عدد دیگر',
  'bet.triple': 'سه‌تایی یک عدد',
  'bet.any-triple': 'هر سه‌تایی',
  'option.straight': 'سه عدد پیاپی',
  'option.any-triple': 'هر سه‌تایی',
  'prize.match-2': 'هر دو عدد',
  'prize.match-3': 'هر سه عدد',
  said: 'مجموع {sum}، {side}.',
};
