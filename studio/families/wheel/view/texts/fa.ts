import { fa as place } from '../../../shared/place-texts/fa.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in Persian. */
export const fa: Record<MessageKey, string> = {
  ...place,
  begin: 'اسپین',
  wheel: 'گردونه',
  on: '{pays} به 1',
  segments: '{count} از {all}',
  came: '{place}',
  boosted: '{place}، ضرب در {times}',
  boost: '\u200e{times}×\u200e: گردونه دوباره می‌چرخد',
  shares: 'در {rounds} چرخش اخیر: {counts}',
  share: '{place}: {count}',
  'rules.1': 'گردونه {all} بخش دارد. ژتون‌های روی نوع بخشی که زیر نشانگر است، پرداختی آن را می‌برند.',
  'rules.2': 'برد، مبلغ شرط را هم برمی‌گرداند: 5 به 1 برای هر 1، 6 می‌پردازد.',
  'rules.boost':
    'روی {boosts} گردونه یک بار دیگر میان بخش‌های پرداختی می‌چرخد و برد در آن عدد ضرب می‌شود. مبلغ شرط یک بار برمی‌گردد.',
  kind: 'پرداختی',
  count: 'بخش‌ها',
  'part.win': 'از بردها',
  'part.boost': 'از بردهای ضرب‌شده',
};
