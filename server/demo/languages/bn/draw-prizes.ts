/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10 পয়েন্ট',
  'bonus-1': '$1 বোনাস',
  'points-25': '25 পয়েন্ট',
  nothing: 'কাল আবার',
  'points-50': '50 পয়েন্ট',
  'bonus-5': '$5 বোনাস',
  'points-200': '200 পয়েন্ট',
  'bonus-100': '$100 বোনাস',
  'harbour-light': 'বন্দরের আলো',
  lanterns: 'লণ্ঠন',
  'paper-boats': 'কাগজের নৌকা',
};
