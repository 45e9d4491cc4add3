/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10 積分',
  'bonus-1': '$1 紅利',
  'points-25': '25 積分',
  nothing: '明日再來',
  'points-50': '50 積分',
  'bonus-5': '$5 紅利',
  'points-200': '200 積分',
  'bonus-100': '$100 紅利',
  'harbour-light': '港灣之光',
  lanterns: '燈籠',
  'paper-boats': '紙船',
};
