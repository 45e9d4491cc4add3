import { my as place } from '../../../shared/place-texts/my.ts';
import { my as runners } from '../runners/my.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in Burmese. */
export const my: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: 'လောင်း',
  race: 'ပြိုင်ပွဲ',
  win: 'ပထမဝင်',
  place: 'နေရာဝင်',
  exacta: 'အိတ်ဇက်တာ',
  first: 'ပထမ',
  second: 'ဒုတိယ',
  strength: 'အား',
  runner: 'ပြိုင်ပွဲဝင်',
  'on.win': '{runner} ပထမဝင်',
  'on.place': '{runner} နေရာဝင်',
  'on.exacta': 'အိတ်ဇက်တာ {first}-{second}',
  off: 'ပြိုင်ပွဲ စပါပြီ',
  finished: '{first} ပထမ၊ {second} ဒုတိယ၊ {third} တတိယ',
  winner: 'အနိုင် {runner}',
  shares: 'နောက်ဆုံး {rounds} ပွဲ၏ အနိုင်များ: {counts}',
  share: '{runner}: {count}',
  'rules.1':
    'ပထမဝင်: ပြိုင်ပွဲဝင် ပထမ ရောက်ရပါမည်။ နေရာဝင်: ပထမ {placed} နေရာအတွင်း ရောက်ရပါမည်။ အိတ်ဇက်တာ: ပြိုင်ပွဲဝင်နှစ်ဦး ဤအစဉ်အတိုင်း ပထမနှင့် ဒုတိယ ရောက်ရပါမည်။',
  'rules.2': 'အနိုင်ကို ပြိုင်ပွဲဝင်အားလုံးထဲမှ အားအချိုးအတိုင်း ကျပန်းရွေးပါသည်။ ဒုတိယကို ကျန်သူများထဲမှ နည်းတူရွေးပြီး ဆက်သွားပါသည်။',
  'rules.3': 'ကြေးနှုန်းများသည် အားအတိုင်းဖြစ်ပြီး ဒိုင်အသာစီးကို နုတ်ကာ အောက်သို့ အနီးစပ်ဆုံးယူပါသည်။ လောင်းကြေး ပါဝင်ပါသည်။',
  'rules.4': 'ပြိုင်ပွဲမပြမီ ရလဒ်ကို ရွေးပြီး ဖြစ်ပါသည်။ ပြိုင်ပွဲက ရလဒ်ကို ပြခြင်းသာဖြစ်ပြီး မပြောင်းလဲပါ။',
  'part.win': 'အနိုင်မှ',
};
