import type { MessageKey } from './en.ts';

/** Texts of dice in Persian. */
export const fa: Record<MessageKey, string> = {
  begin: 'پرتاب تاس',
  bet: 'شرط روی',
  'kind.under': 'کمتر',
  'kind.over': 'بیشتر',
  'kind.exactly': 'دقیقاً',
  'kind.inside': 'داخل',
  'kind.outside': 'خارج',
  'kind.faces': 'وجه‌ها',
  'kind.odd': 'فرد',
  'kind.even': 'زوج',
  target: 'عدد',
  from: 'از',
  to: 'تا',
  lower: 'یکی کمتر',
  higher: 'یکی بیشتر',
  chance: 'احتمال',
  pays: 'پرداختی',
  cases: '{wins} از {all}',
  notOffered: 'این شرط ارائه نمی‌شود. اعداد دیگری انتخاب کنید.',
  result: '\u200e{dice} = {total}',
  dice: 'تاس',
  betIs: '{kind} \u200e{numbers}',
  'rules.1': '{dice} تاس {faces} وجهی یک بار پرتاب می‌شود. شرط بر اساس مجموع آن‌ها می‌برد.',
  'rules.one': 'یک تاس {faces} وجهی یک بار پرتاب می‌شود.',
  'rules.2':
    'پرداختی هر شرط از احتمال آن به دست می‌آید: مجموع نادرتر پرداختی بیشتری دارد. ضریب کنار شرط نمایش داده می‌شود.',
  payTable: 'پرداختی‌ها بر اساس تعداد حالت‌های برنده، برای مبلغ شرط {stake}',
  win: 'بازگشت',
  'bet.cases': 'شرط‌هایی که در {wins} از {all} حالت می‌برند',
};
