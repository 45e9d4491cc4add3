import type en from '../en/draw-prizes.ts';

/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10 نقاط',
  'bonus-1': 'مكافأة 1$',
  'points-25': '25 نقطة',
  nothing: 'غدًا',
  'points-50': '50 نقطة',
  'bonus-5': 'مكافأة 5$',
  'points-200': '200 نقطة',
  'bonus-100': 'مكافأة 100$',
  'harbour-light': 'ضوء المرفأ',
  lanterns: 'الفوانيس',
  'paper-boats': 'القوارب الورقية',
} satisfies typeof en;
