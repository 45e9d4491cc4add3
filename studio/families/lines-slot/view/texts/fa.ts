import type { Messages } from './en.ts';

/** Texts of slots in Persian. */
export const fa: Messages = {
  spin: 'اسپین',
  freeSpins: 'اسپین رایگان: {count}',
  reels: 'ریل‌ها، از چپ به راست: {columns}',
  'pay.line': 'خط {number}',
  'verify.spin': 'اسپین',
  'verify.freeSpin': 'اسپین رایگان {index}',
  'verify.lineWin': 'خط {line}: {count} × {symbol} پرداختی {units}',
  'verify.nothing': 'هیچ خطی پرداخت ندارد.',
  freeSpinOf: 'اسپین رایگان {index} از {count}، برد \u200e{multiplier}×\u200e',
  lines: 'خطوط پرداخت: {count}',
  'pay.intro':
    'ریل‌ها: {reels}، ردیف‌ها: {rows}، خطوط پرداخت: {lines}. هر خط برای نمادهای یکسان پیاپی از ریل چپ می‌پردازد. در هر خط فقط بالاترین برد پرداخت می‌شود و بردهای همه خطوط جمع می‌شوند.',
  'pay.wild': '{wild} جای هر نماد را می‌گیرد، جز {scatter}.',
  'pay.wildAll': '{wild} جای هر نماد را می‌گیرد.',
  'pay.scatter':
    'تعداد کافی {scatter} در هر جا، اسپین رایگان با همان مبلغ شرط می‌دهد (تعداد نماد ← اسپین رایگان). همه بردهای اسپین رایگان در {multiplier} ضرب می‌شوند.',
  'pay.lines': 'خطوط پرداخت ({count})',
  'pay.base': 'بازگشت از اسپین‌های پولی',
  'pay.free': 'بازگشت از اسپین‌های رایگان',
  'pay.feature': 'دورهای دارای اسپین رایگان',
};
