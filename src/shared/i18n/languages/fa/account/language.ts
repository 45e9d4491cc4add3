/** The choice of a language. */
export const texts = {
  search: 'یافتن زبان',
  notLoaded: '{{language}} بارگذاری نشد',
  stays: 'زبان صفحه همچنان {{now}} است. اتصال خود را بررسی و دوباره تلاش کنید.',
  none: 'زبانی با این نام نیست',
};
