import type { MessageKey } from './en.ts';

/** Texts of towers in Persian. */
export const fa: Record<MessageKey, string> = {
  begin: 'بالا رفتن',
  take: 'کش‌اوت {amount}',
  field: 'برج {rows} طبقه با {columns} ستون',
  place: 'طبقه {row}، ستون {column}',
  closed: 'بسته',
  chosen: 'انتخاب‌شده',
  safe: 'امن',
  trap: 'تله',
  level: 'سختی',
  easy: 'آسان',
  medium: 'متوسط',
  hard: 'سخت',
  expert: 'حرفه‌ای',
  choose: 'ستونی در پایین‌ترین طبقه انتخاب کنید و دکمه را بزنید.',
  next: 'طبقه بعد',
  now: 'اکنون',
  opened: 'امن. اکنون با {amount} کش‌اوت کنید.',
  hit: 'تله. دور تمام شد.',
  'rules.1': 'در هر طبقه یک ستون انتخاب کنید. شرط، انتخاب پایین‌ترین طبقه است.',
  'rules.2':
    'هر ستون امن پرداختی دور را بالا می‌برد. بالاتر بروید یا مبلغ نمایش‌داده را کش‌اوت کنید. تله دور را بدون پرداختی تمام می‌کند.',
  'rules.3': 'تله‌های همه طبقه‌ها پیش از انتخاب اول چیده می‌شوند و جابه‌جا نمی‌شوند.',
  'level.rule': '{name}: {traps} از {columns} ستون تله است.',
  pays: 'پرداختی هر طبقه برای مبلغ شرط {stake}',
  stop: 'بازگشت هنگام کش‌اوت',
  'verify.traps': 'تله‌ها از پایین‌ترین طبقه',
  'verify.climbed': 'ستون‌های انتخاب‌شده',
};
