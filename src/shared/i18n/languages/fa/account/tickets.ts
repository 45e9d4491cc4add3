/** Tickets, and the bell of the header. */
export const texts = {
  title: 'پشتیبانی',
  text: 'با ما تماس بگیرید و پاسخ‌هایمان را بخوانید.',
  write: 'تماس با ما',
  ticket: 'تیکت',
  choose: 'یک تیکت انتخاب کنید',
  chooseText: 'پیام‌های آن اینجا نمایش داده می‌شود.',
  empty: 'هنوز با ما تماس نگرفته‌اید.',
  more: 'نمایش بیشتر',
  back: 'بازگشت به تیکت‌ها',
  number: 'تیکت {{id}}',
  close: 'بستن تیکت',
  messages: 'پیام‌ها',
  service: 'پشتیبانی',
  youWrote: 'شما نوشتید:',
  weWrote: 'پشتیبانی نوشت:',
  picture: 'تصویر شما',
  noPicture: 'این تصویر بارگذاری نشد.',
  reply: 'پاسخ شما',
  replyHint: 'برای ارسال Ctrl+Enter را بزنید.',
  opensAgain: 'این تیکت بسته است. با پاسخ شما دوباره باز می‌شود.',
  send: 'ارسال',
  state: { open: 'در انتظار پاسخ ما', answered: 'پاسخ داده شد', closed: 'بسته' },
  unread_one: '{{count}} پاسخ خوانده‌نشده',
  unread_other: '{{count}} پاسخ خوانده‌نشده',
};

export const bell = {
  title: 'اعلان‌ها',
  nothing: 'اعلانی نیست',
  messages: 'پیام‌ها',
  tickets: 'پشتیبانی',
  awards: 'جوایز قابل دریافت',
  withdrawals: 'برداشت‌ها',
  announcements: 'اطلاعیه‌ها',
  new_one: '{{count}} مورد جدید',
  new_other: '{{count}} مورد جدید',
};

export const failure = {
  ticket_full: 'تعداد پیام‌های این تیکت به حداکثر رسیده است. پاسخ شما ارسال نشد. لطفاً تیکت جدیدی باز کنید.',
};
