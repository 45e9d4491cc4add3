/** Credits. */
export const texts = {
  text: 'Parlour ကို များစွာသောသူတို့၏ လက်ရာများပေါ်တွင် တည်ဆောက်ထားပါသည်။ ကျေးဇူးတင်ပါသည်။',
  icons: 'ဂိမ်းပုံများတွင်ပါသော အရုပ်များ',
  iconsText:
    'Lorc၊ Delapouite နှင့် အခြားသူများ၏ game-icons.net အိုင်ကွန်များဖြင့် ဆွဲထားသည်၊ လိုင်စင် CC BY 3.0၊ အရောင်ပြောင်း၍ ပေါင်းစပ်ထားသည်။',
  fonts: 'စာလုံးပုံစံများ',
  fontsText: 'Undercase Type ၏ Fraunces နှင့် Erik Kennedy ၏ Figtree၊ နှစ်ခုလုံး SIL Open Font License 1.1 ဖြင့်။',
  symbols: 'မျက်နှာပြင် သင်္ကေတများ',
  symbolsText: 'Lucide၊ ISC လိုင်စင်။',
  software: 'ဆော့ဖ်ဝဲ',
  developers: 'ဆော့ဖ်ဝဲရေးသူများအတွက်',
  api: 'API လမ်းညွှန်',
  version: 'ဗားရှင်း {{version}}',
  softwareText: 'React၊ Effector၊ RxJS၊ Socket.IO၊ i18next၊ Zod နှင့် HPKE.js၊ အားလုံး MIT၊ ISC သို့မဟုတ် Apache 2.0 လိုင်စင်ဖြင့်။',
};
