/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10 điểm',
  'bonus-1': 'Thưởng $1',
  'points-25': '25 điểm',
  nothing: 'Hẹn ngày mai',
  'points-50': '50 điểm',
  'bonus-5': 'Thưởng $5',
  'points-200': '200 điểm',
  'bonus-100': 'Thưởng $100',
  'harbour-light': 'Ánh đèn bến cảng',
  lanterns: 'Đèn lồng',
  'paper-boats': 'Thuyền giấy',
};
