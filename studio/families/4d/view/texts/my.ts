import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in Burmese. */
export const my: Record<MessageKey, string> = {
  'rules.game': '0000 မှ 9999 အထိ မတူညီသော ဂဏန်း 23 လုံး ဖွင့်ပါသည်: နှစ်သိမ့်ဆု ဆယ်ခု၊ စတာတာဆု ဆယ်ခု၊ ထို့နောက် တတိယ၊ ဒုတိယနှင့် ပထမဆု။',
  'rules.more':
    'အကြီးလောင်းလျှင် ဂဏန်း 23 လုံးလုံးတွင် နိုင်နိုင်ပြီး၊ အသေးလောင်းလျှင် ပထမသုံးဆုတွင်သာ နိုင်၍ ပိုရပါသည်။ ပထမဆု၏ နောက်ဆုံးဂဏန်းနှစ်လုံး 50 မှ 99 သည် အကြီး ဖြစ်ပါသည်။ ဆုအားလုံး ပုံသေ ဖြစ်ပါသည်။',
  'tab.number': 'ဂဏန်း',
  'tab.first': 'ပထမဆု',
  'bet.big': 'အကြီး',
  'bet.small': 'အသေး',
  'bet.first-3': 'ပထမဆု နောက်သုံးလုံး',
  'bet.first-2': 'ပထမဆု နောက်နှစ်လုံး',
  'bet.first-sides': 'ပထမဆု ကြီး/သေး စုံ/မ',
  'field.place-1': 'နေရာ 1',
  'field.place-2': 'နေရာ 2',
  'field.place-3': 'နေရာ 3',
  'field.place-4': 'နေရာ 4',
  'row.first': 'ပထမဆု',
  'row.second': 'ဒုတိယဆု',
  'row.third': 'တတိယဆု',
  'row.starter': 'စတာတာဆု',
  'row.consolation': 'နှစ်သိမ့်ဆု',
  'prize.first': 'ပထမဆု',
  'prize.second': 'ဒုတိယဆု',
  'prize.third': 'တတိယဆု',
  'prize.starter': 'စတာတာဆု',
  'prize.consolation': 'နှစ်သိမ့်ဆု',
  said: 'ပထမဆု {special}၊ နောက်နှစ်လုံး {tail}။',
};
