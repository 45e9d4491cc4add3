import type { MessageKey } from './en.ts';

/** Texts of ways slots in Persian. */
export const fa: Record<MessageKey, string> = {
  spin: 'اسپین',
  ways: 'مسیرها',
  betOn: 'تا {ways} مسیر',
  reels: 'ریل‌ها، از چپ به راست: {columns}',
  freeSpins: 'اسپین رایگان: {count}',
  freeSpinOf: 'اسپین رایگان {index} از {count}',
  times: 'ضریب',
  win: '{reels} × {symbol}، {ways} مسیر',
  capped: 'دور به حداکثر برد رسید و تمام می‌شود.',
  'pay.intro':
    '{reels} ریل، هر کدام 2 تا 7 نماد نشان می‌دهد. هر نماد برای هر مسیر از چپ می‌پردازد: یک نماد از آن در هر ریل. نمادهای برنده محو می‌شوند و نمادهای بالا جایشان می‌افتند، تا وقتی دیگر بردی نباشد.',
  'pay.wild': '{symbol} جای هر نماد پرداختی را می‌گیرد و {counts} حساب می‌شود. در ریل اول نیست.',
  'pay.multiplier': 'ضریب اسپین پولی از {start} شروع می‌شود و با هر آبشار {step} بالا می‌رود.',
  'pay.free':
    'تعداد کافی {symbol} در هر جا اسپین رایگان می‌دهد (تعداد نماد ← اسپین رایگان). ضریب آن‌ها از {start} شروع می‌شود و با هر آبشار {step} بالا می‌رود.',
  'pay.persists': 'در اسپین‌های رایگان ضریب به مقدار شروع برنمی‌گردد.',
  'pay.cap': 'هر دور حداکثر {cap} برابر مبلغ شرط می‌پردازد و همان‌جا تمام می‌شود.',
  'part.ways': 'بازگشت از نتیجه اول اسپین',
  'part.cascades': 'بازگشت از آبشارها',
  'part.free': 'بازگشت از اسپین‌های رایگان',
  'share.free': 'دورهای دارای اسپین رایگان',
  'verify.spin': 'اسپین',
  'verify.freeSpin': 'اسپین رایگان {index}',
  'verify.fall': 'آبشار {number}: {wins} × {multiplier}',
  'verify.nothing': 'هیچ مسیری پرداخت ندارد.',
};
