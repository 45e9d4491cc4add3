/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10 pontos',
  'bonus-1': 'Bônus de $1',
  'points-25': '25 pontos',
  nothing: 'Amanhã tem mais',
  'points-50': '50 pontos',
  'bonus-5': 'Bônus de $5',
  'points-200': '200 pontos',
  'bonus-100': 'Bônus de $100',
  'harbour-light': 'A luz do porto',
  lanterns: 'As lanternas',
  'paper-boats': 'Os barcos de papel',
};
