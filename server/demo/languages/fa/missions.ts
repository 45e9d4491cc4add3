/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: 'یک شب بازی',
    summary: '',
  },
  'three-doors': {
    title: 'چیزی تازه',
    summary: 'در یک روز سه بازی را امتحان کنید.',
  },
  'big-catch': {
    title: 'صید بزرگ',
    summary: '',
  },
  'four-evenings': {
    title: 'چهار شب',
    summary: 'چهار روز هفته بازی کنید.',
  },
  'half-moon': {
    title: 'نیم‌ماه',
    summary: '',
  },
  'full-moon': {
    title: 'ماه کامل',
    summary: '',
  },
  'daily-race': {
    title: 'رقابت روزانه',
    summary: 'شرط در بازی‌های با RTP پایین‌تر ضریب بیشتری دارد تا وزن همه بازی‌ها برابر باشد.',
  },
  'weekly-league': {
    title: 'لیگ هفتگی',
    summary: '',
  },
  'lantern-cup': {
    title: 'جام فانوس',
    summary: 'یک هفته، یک برد که حساب می‌شود.',
  },
};
