/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10 mata',
  'bonus-1': 'Bonus $1',
  'points-25': '25 mata',
  nothing: 'Jumpa esok',
  'points-50': '50 mata',
  'bonus-5': 'Bonus $5',
  'points-200': '200 mata',
  'bonus-100': 'Bonus $100',
  'harbour-light': 'Cahaya pelabuhan',
  lanterns: 'Tanglung',
  'paper-boats': 'Perahu kertas',
};
