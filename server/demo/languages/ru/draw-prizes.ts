/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10 баллов',
  'bonus-1': 'Бонус $1',
  'points-25': '25 баллов',
  nothing: 'До завтра',
  'points-50': '50 баллов',
  'bonus-5': 'Бонус $5',
  'points-200': '200 баллов',
  'bonus-100': 'Бонус $100',
  'harbour-light': 'Огни гавани',
  lanterns: 'Фонари',
  'paper-boats': 'Бумажные кораблики',
};
