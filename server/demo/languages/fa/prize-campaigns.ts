/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: 'بونوس قرعه',
    summary: 'برد از گردونه یا قرعه‌کشی.',
    body: 'بونوس برای کازینو.',
  },
  'mission-prizes': {
    title: 'بونوس مأموریت',
    summary: 'بونوس مأموریت‌ها و جدول‌های رده‌بندی.',
    body: 'مأموریتی را تمام کنید یا در جدول رده‌بندی‌ای که جایزه‌اش بونوس است جایگاه بگیرید.',
  },
  'points-bonus': {
    title: 'بونوس امتیازی',
    summary: 'بونوس در برابر امتیازهای شما.',
    body: 'در فروشگاه امتیاز انتخابش کنید.',
  },
  'points-rounds': {
    title: 'دور رایگان با امتیاز',
    summary: 'دورهای رایگان در برابر امتیازهای شما.',
    body: 'در فروشگاه امتیاز انتخابشان کنید.',
  },
};
