/** The choice of a language. */
export const texts = {
  search: 'زبان تلاش کریں',
  notLoaded: '{{language}} لوڈ نہیں ہو سکی',
  stays: 'صفحہ {{now}} میں ہی رہے گا۔ کنکشن دیکھ کر دوبارہ کوشش کریں۔',
  none: 'اس نام کی کوئی زبان نہیں',
};
