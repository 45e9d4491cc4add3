/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10 پوائنٹس',
  'bonus-1': '‎$1 بونس',
  'points-25': '25 پوائنٹس',
  nothing: 'کل پھر',
  'points-50': '50 پوائنٹس',
  'bonus-5': '‎$5 بونس',
  'points-200': '200 پوائنٹس',
  'bonus-100': '‎$100 بونس',
  'harbour-light': 'بندرگاہ کی روشنی',
  lanterns: 'لالٹینیں',
  'paper-boats': 'کاغذ کی کشتیاں',
};
