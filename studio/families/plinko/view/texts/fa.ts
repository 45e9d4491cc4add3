import type { MessageKey } from './en.ts';

/** Texts of plinko in Persian. */
export const fa: Record<MessageKey, string> = {
  begin: 'رها کردن',
  rows: 'ردیف‌ها',
  risk: 'ریسک',
  balls: 'توپ‌ها',
  low: 'کم',
  medium: 'متوسط',
  high: 'زیاد',
  board: 'تخته با تعداد ردیف: {rows}. خانه‌ها از چپ: {pockets}',
  landed: 'افتاد در: {multipliers}',
  'rules.1':
    'هر توپ از میان ردیف‌های میخ می‌افتد و در هر میخ با احتمال برابر به چپ یا راست می‌رود. ضریب خانه‌ای را می‌پردازد که در آن بیفتد.',
  'rules.2':
    'مبلغ شرط برای هر توپ است. ردیف‌های بیشتر و ریسک بالاتر، ضرایب بزرگ را ممکن و بازگشت‌های کوچک را بیشتر می‌کند.',
  pockets: 'خانه‌های هر تخته',
  boardName: 'ردیف‌ها: {rows}، ریسک: {risk}',
  part: 'خانه {times}',
  ball: 'توپ {number}: \u200e{path} → {times}\u200e',
};
