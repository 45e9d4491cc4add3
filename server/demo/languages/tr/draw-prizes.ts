/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10 puan',
  'bonus-1': '$1 bonus',
  'points-25': '25 puan',
  nothing: 'Yarın',
  'points-50': '50 puan',
  'bonus-5': '$5 bonus',
  'points-200': '200 puan',
  'bonus-100': '$100 bonus',
  'harbour-light': 'Liman ışığı',
  lanterns: 'Fenerler',
  'paper-boats': 'Kâğıt gemiler',
};
