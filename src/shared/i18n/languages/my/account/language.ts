/** The choice of a language. */
export const texts = {
  search: 'ဘာသာစကား ရှာ',
  notLoaded: '{{language}} ဖွင့်၍မရပါ',
  stays: 'စာမျက်နှာကို {{now}} ဖြင့် ဆက်ပြထားပါသည်။ ကွန်ရက်ကို စစ်ပြီး ထပ်ကြိုးစားပါ။',
  none: 'ဤအမည်ဖြင့် ဘာသာစကား မရှိပါ',
};
