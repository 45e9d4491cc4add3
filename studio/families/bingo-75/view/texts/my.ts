import type { MessageKey } from './en.ts';

/** Texts of bingo in Burmese. */
export const my: Record<MessageKey, string> = {
  begin: 'စတင်',
  cards: 'ကတ်',
  card: 'ကတ် {number}',
  balls: 'ထွက်ပြီးဘောလုံး',
  free: 'အခမဲ့',
  ball: '{letter} {number}',
  wonCard: 'ကတ် {number}: {patterns}',
  none: 'ပြည့်သောပုံစံ မရှိပါ။',
  'pattern.line': 'တစ်လိုင်း',
  'pattern.two-lines': 'နှစ်လိုင်း',
  'pattern.three-lines': 'သုံးလိုင်း',
  'pattern.corners': 'လေးထောင့်',
  'pattern.stamp': 'တံဆိပ်ခေါင်း',
  'pattern.two-stamps': 'တံဆိပ်ခေါင်းနှစ်ခု',
  'pattern.letter-x': 'အက္ခရာ X',
  'pattern.letter-t': 'အက္ခရာ T',
  'pattern.plus': 'အပေါင်း',
  'pattern.diamond': 'စိန်ပုံ',
  'pattern.ring': 'ကွင်း',
  'pattern.frame': 'ဘောင်',
  'pattern.blackout': 'ကတ်ပြည့်',
  'rules.1':
    'ဘောလုံး 75 လုံးမှ {balls} လုံး ဖွင့်ပါသည်။ ကတ်တစ်ခုတွင် ဂဏန်း 24 လုံးနှင့် အလယ်တွင် အခမဲ့အကွက်တစ်ကွက် ရှိပါသည်။ ဘောလုံးများဖြင့် ပြည့်သောပုံစံအလိုက် နိုင်ပါသည်။',
  'rules.best': 'ကတ်တစ်ခုလျှင် အကောင်းဆုံးပုံစံအတွက်သာ ရပါသည်။',
  'rules.each': 'ပြည့်သောပုံစံတိုင်းအတွက် ရပါသည်။',
  'rules.2': 'လောင်းကြေးသည် ကတ်တစ်ခု၏ ဈေးနှုန်း ဖြစ်ပါသည်။ လိုင်းများမှာ အလျားလိုက်၊ ဒေါင်လိုက် သို့မဟုတ် ထောင့်ဖြတ် ဖြစ်ပါသည်။',
  pays: '{stake} ကတ်တစ်ခု၏ လျော်ငွေ',
};
