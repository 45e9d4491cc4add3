/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10 points',
  'bonus-1': 'Bonus de 1 $',
  'points-25': '25 points',
  nothing: 'À demain',
  'points-50': '50 points',
  'bonus-5': 'Bonus de 5 $',
  'points-200': '200 points',
  'bonus-100': 'Bonus de 100 $',
  'harbour-light': 'La lumière du port',
  lanterns: 'Les lanternes',
  'paper-boats': 'Les bateaux de papier',
};
