/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10 points',
  'bonus-1': '$1 bonus',
  'points-25': '25 points',
  nothing: 'Bukas ulit',
  'points-50': '50 points',
  'bonus-5': '$5 bonus',
  'points-200': '200 points',
  'bonus-100': '$100 bonus',
  'harbour-light': 'Ilaw ng daungan',
  lanterns: 'Ang mga lantern',
  'paper-boats': 'Ang mga bangkang papel',
};
