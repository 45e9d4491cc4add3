import type { MessageKey } from './en.ts';

/** Texts of bingo in Persian. */
export const fa: Record<MessageKey, string> = {
  begin: 'شروع',
  cards: 'کارت‌ها',
  card: 'کارت {number}',
  balls: 'توپ‌های آمده',
  free: 'آزاد',
  ball: '{letter} {number}',
  wonCard: 'کارت {number}: {patterns}',
  none: 'الگویی کامل نشد.',
  'pattern.line': 'یک خط',
  'pattern.two-lines': 'دو خط',
  'pattern.three-lines': 'سه خط',
  'pattern.corners': 'چهار گوشه',
  'pattern.stamp': 'تمبر',
  'pattern.two-stamps': 'دو تمبر',
  'pattern.letter-x': 'حرف X',
  'pattern.letter-t': 'حرف T',
  'pattern.plus': 'به‌علاوه',
  'pattern.diamond': 'لوزی',
  'pattern.ring': 'حلقه',
  'pattern.frame': 'قاب',
  'pattern.blackout': 'کارت کامل',
  'rules.1':
    '{balls} توپ از 75 توپ کشیده می‌شود. هر کارت 24 عدد و یک خانه آزاد در وسط دارد و با الگوهایی که توپ‌ها کامل کنند می‌برد.',
  'rules.best': 'کارت با بهترین الگویش می‌برد.',
  'rules.each': 'کارت با هر الگوی کامل می‌برد.',
  'rules.2': 'مبلغ شرط، قیمت هر کارت است. خطوط افقی، عمودی یا قطری‌اند.',
  pays: 'پرداختی برای کارت {stake}',
};
