/** Login methods of Firebase, and its refusals. */
export const texts = {
  title: 'روش‌های دیگر ورود',
  or: 'یا',
  google: 'ادامه با Google',
  facebook: 'ادامه با فیسبوک',
  phone: 'ادامه با موبایل',
  number: 'شماره تلفن',
  numberHint: 'با کد کشور، برای مثال \u200e+98 912 345 6789',
  sendCode: 'ارسال کد',
  resendIn_one: '{{count}} ثانیه تا ارسال دوباره',
  resendIn_other: '{{count}} ثانیه تا ارسال دوباره',
  codeLabel: 'کد پیامک‌شده',
  enter: 'ورود با موبایل',
  lockedFor_one: '{{count}} ثانیه دیگر دوباره تلاش کنید.',
  lockedFor_other: '{{count}} ثانیه دیگر دوباره تلاش کنید.',
  code: {
    'invalid-phone-number': 'لطفاً شماره موبایل معتبر وارد کنید',
    'missing-phone-number': 'لطفاً شماره تلفن خود را وارد کنید.',
    'too-many-requests': 'تلاش‌ها بیش از حد بود. زمان انتظار تا تلاش بعدی: {{length}}.',
    unknown: 'ورود ناموفق بود. لطفاً دوباره تلاش کنید.',
    'invalid-verification-code': 'لطفاً کد تأیید معتبر وارد کنید',
    'missing-verification-code': 'لطفاً کد پیامک‌شده را وارد کنید.',
    'captcha-check-failed': 'بررسی امنیتی ناموفق بود. لطفاً دوباره تلاش کنید.',
    'quota-exceeded': 'امروز کد دیگری نمی‌توان فرستاد. لطفاً با پشتیبانی تماس بگیرید.',
    'operation-not-allowed': 'این روش ورود در دسترس نیست. لطفاً با پشتیبانی تماس بگیرید.',
    'code-expired': 'این کد منقضی شده است. لطفاً کد جدید درخواست کنید.',
    'popup-closed-by-user': 'ورود ناموفق بود: پنجره بسته شد. لطفاً دوباره تلاش کنید.',
    'popup-blocked': 'پنجره بازشو مسدود شد. لطفاً اجازه دهید و دوباره تلاش کنید.',
    'network-request-failed': 'مشکل در اتصال شبکه، لطفاً دوباره تلاش کنید',
  },
};

export const failure = {
  firebase_token_refused: 'این ورود پذیرفته نشد. لطفاً از نو شروع کنید.',
  firebase_unavailable: 'این روش ورود پاسخ نمی‌دهد. لطفاً بعداً دوباره تلاش کنید یا روش دیگری انتخاب کنید.',
  firebase_unregistered: 'هنوز حسابی به این روش ورود متصل نیست. لطفاً ابتدا ثبت‌نام کنید.',
};
