/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10포인트',
  'bonus-1': '$1 보너스',
  'points-25': '25포인트',
  nothing: '내일 다시',
  'points-50': '50포인트',
  'bonus-5': '$5 보너스',
  'points-200': '200포인트',
  'bonus-100': '$100 보너스',
  'harbour-light': '항구의 불빛',
  lanterns: '랜턴',
  'paper-boats': '종이배',
};
