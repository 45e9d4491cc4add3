/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10 คะแนน',
  'bonus-1': 'โบนัส $1',
  'points-25': '25 คะแนน',
  nothing: 'พรุ่งนี้มาใหม่',
  'points-50': '50 คะแนน',
  'bonus-5': 'โบนัส $5',
  'points-200': '200 คะแนน',
  'bonus-100': 'โบนัส $100',
  'harbour-light': 'แสงแห่งท่าเรือ',
  lanterns: 'โคมไฟ',
  'paper-boats': 'เรือกระดาษ',
};
