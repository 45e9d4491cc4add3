/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10 puntos',
  'bonus-1': 'Bono de $1',
  'points-25': '25 puntos',
  nothing: 'Mañana',
  'points-50': '50 puntos',
  'bonus-5': 'Bono de $5',
  'points-200': '200 puntos',
  'bonus-100': 'Bono de $100',
  'harbour-light': 'La luz del puerto',
  lanterns: 'Los faroles',
  'paper-boats': 'Los barcos de papel',
};
