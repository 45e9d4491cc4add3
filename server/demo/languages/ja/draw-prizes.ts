/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10ポイント',
  'bonus-1': '$1ボーナス',
  'points-25': '25ポイント',
  nothing: 'また明日',
  'points-50': '50ポイント',
  'bonus-5': '$5ボーナス',
  'points-200': '200ポイント',
  'bonus-100': '$100ボーナス',
  'harbour-light': '港の灯',
  lanterns: 'ランタン',
  'paper-boats': '紙の舟',
};
