import type { MessageKey } from './en.ts';

/** Texts of mines in Persian. */
export const fa: Record<MessageKey, string> = {
  begin: 'باز کردن خانه',
  take: 'کش‌اوت {amount}',
  field: 'زمین {columns} در {rows} خانه',
  place: 'ردیف {row}، ستون {column}',
  closed: 'بسته',
  chosen: 'انتخاب‌شده',
  safe: 'امن',
  mine: 'مین',
  mines: 'مین‌ها',
  choose: 'خانه اول را انتخاب کنید و دکمه را بزنید.',
  next: 'خانه امن بعدی',
  now: 'اکنون',
  opened: 'امن. اکنون با {amount} کش‌اوت کنید.',
  hit: 'مین. دور تمام شد.',
  'rules.1': 'زیر بعضی خانه‌ها مین است. شرط، خانه اول را باز می‌کند.',
  'rules.2':
    'هر خانه امن پرداختی دور را بالا می‌برد. خانه دیگری باز کنید یا مبلغ نمایش‌داده را کش‌اوت کنید. مین دور را بدون پرداختی تمام می‌کند.',
  'rules.3': 'مین‌ها پیش از باز شدن خانه اول چیده می‌شوند و جابه‌جا نمی‌شوند.',
  pays: 'پرداختی هر خانه امن برای مبلغ شرط {stake}',
  withMines: 'مین‌ها: {mines}',
  stop: 'بازگشت هنگام کش‌اوت',
  'verify.field': 'مین‌ها',
  'verify.opened': 'بازشده',
};
