import type en from '../en/draw-prizes.ts';

/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10 积分',
  'bonus-1': '$1 红利',
  'points-25': '25 积分',
  nothing: '明日再来',
  'points-50': '50 积分',
  'bonus-5': '$5 红利',
  'points-200': '200 积分',
  'bonus-100': '$100 红利',
  'harbour-light': '港湾之光',
  lanterns: '灯笼',
  'paper-boats': '纸船',
} satisfies typeof en;
