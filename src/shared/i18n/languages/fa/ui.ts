export default {
  close: 'بستن',
  showPassword: 'نمایش رمز عبور',
  hidePassword: 'پنهان کردن رمز عبور',
  imageError: 'خطا در بارگذاری تصویر',
  tryAgain: 'تلاش دوباره',
  cancel: 'لغو',
  ok: 'تأیید',
  loadMore: 'نمایش بیشتر',
  search: 'جستجو',
  pauseMotion: 'توقف پویانمایی',
  resumeMotion: 'ادامه پویانمایی',
  skipToContent: 'رفتن به محتوا',
};
