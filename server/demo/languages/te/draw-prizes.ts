/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10 పాయింట్లు',
  'bonus-1': '$1 బోనస్',
  'points-25': '25 పాయింట్లు',
  nothing: 'రేపు మళ్లీ',
  'points-50': '50 పాయింట్లు',
  'bonus-5': '$5 బోనస్',
  'points-200': '200 పాయింట్లు',
  'bonus-100': '$100 బోనస్',
  'harbour-light': 'రేవు దీపం',
  lanterns: 'లాంటర్న్‌లు',
  'paper-boats': 'కాగితపు పడవలు',
};
