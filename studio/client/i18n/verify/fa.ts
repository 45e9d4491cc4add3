import type { VerifyKey } from './en.ts';

/** Texts of the verification of rounds in Persian. */
export const fa: Record<VerifyKey, string> = {
  'verify.title': 'راستی‌آزمایی یک دور',
  'verify.intro': 'محاسبه در مرورگر شما و فقط از روی سیدها. آفلاین هم کار می‌کند و چیزی ارسال نمی‌شود.',
  'verify.serverSeed': 'سید سرور (آشکارشده)',
  'verify.commitment': 'هش آن، همان‌طور که پیش از دور نمایش داده شد',
  'verify.clientSeed': 'سید کلاینت',
  'verify.nonce': 'شماره دور (نانس)',
  'verify.game': 'بازی',
  'verify.choose': 'انتخاب بازی',
  'verify.moves': 'حرکت‌ها',
  'verify.waiting': 'پس از این حرکت‌ها دور منتظر حرکت دیگری است.',
  'verify.impossible': 'چنین دوری نمی‌تواند بازی شده باشد: قوانین، شرط یا یکی از حرکت‌هایش را مجاز نمی‌داند.',
  'verify.stake': 'شرط',
  'verify.run': 'راستی‌آزمایی',
  'verify.hashOk': 'هش می‌خواند: این همان سیدی است که پیش از دور نمایش داده شد.',
  'verify.hashWrong': 'هش با این سید سرور نمی‌خواند.',
  'verify.hashOwn': 'هش این سید سرور: {hash}',
  'verify.total': 'پرداخت این دور {amount} واحد خرد برای مبلغ شرط {stake} است.',
  'verify.jackpot': 'این دور جکپات بزرگ را می‌برد.',
  'verify.noJackpot': 'این دور جکپات را نمی‌برد.',
  'verify.bad':
    'بازی، سید سرور، سید کلاینت با 1 تا 64 حرف لاتین، رقم، - یا _، نانس صحیح و شرط و حرکت‌های دور را وارد کنید.',
  'verify.insecure':
    'مرورگر شما اینجا نمی‌تواند دورها را راستی‌آزمایی کند. صفحه را با HTTPS یا به صورت فایل ذخیره‌شده باز کنید.',
  'verify.page': 'باز کردن ابزار مستقل راستی‌آزمایی (قابل ذخیره و استفاده آفلاین)',
};
