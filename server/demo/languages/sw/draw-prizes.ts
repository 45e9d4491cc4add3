/** Prizes of the wheel and of raffles. */
export default {
  'points-10': 'Pointi 10',
  'bonus-1': 'Bonasi ya $1',
  'points-25': 'Pointi 25',
  nothing: 'Kesho',
  'points-50': 'Pointi 50',
  'bonus-5': 'Bonasi ya $5',
  'points-200': 'Pointi 200',
  'bonus-100': 'Bonasi ya $100',
  'harbour-light': 'Mwanga wa bandari',
  lanterns: 'Taa',
  'paper-boats': 'Mashua za karatasi',
};
