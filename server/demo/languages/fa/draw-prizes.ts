/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10 امتیاز',
  'bonus-1': 'بونوس 1 دلاری',
  'points-25': '25 امتیاز',
  nothing: 'فردا دوباره',
  'points-50': '50 امتیاز',
  'bonus-5': 'بونوس 5 دلاری',
  'points-200': '200 امتیاز',
  'bonus-100': 'بونوس 100 دلاری',
  'harbour-light': 'نور بندر',
  lanterns: 'فانوس‌ها',
  'paper-boats': 'قایق‌های کاغذی',
};
