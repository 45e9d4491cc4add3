/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10 မှတ်',
  'bonus-1': 'ဘောနပ်စ် $1',
  'points-25': '25 မှတ်',
  nothing: 'မနက်ဖြန်',
  'points-50': '50 မှတ်',
  'bonus-5': 'ဘောနပ်စ် $5',
  'points-200': '200 မှတ်',
  'bonus-100': 'ဘောနပ်စ် $100',
  'harbour-light': 'ဆိပ်ကမ်းမီး',
  lanterns: 'မီးပုံးများ',
  'paper-boats': 'စက္ကူလှေများ',
};
