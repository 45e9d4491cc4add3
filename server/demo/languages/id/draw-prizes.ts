/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10 poin',
  'bonus-1': 'Bonus $1',
  'points-25': '25 poin',
  nothing: 'Besok lagi',
  'points-50': '50 poin',
  'bonus-5': 'Bonus $5',
  'points-200': '200 poin',
  'bonus-100': 'Bonus $100',
  'harbour-light': 'Cahaya pelabuhan',
  lanterns: 'Lentera',
  'paper-boats': 'Perahu kertas',
};
