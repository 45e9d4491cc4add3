import { my as place } from '../../../shared/place-texts/my.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in Burmese. */
export const my: Record<MessageKey, string> = {
  ...place,
  begin: 'လောင်း',
  bout: 'တိုက်ပွဲ',
  'on.red': 'အနီ',
  'on.blue': 'အပြာ',
  'on.draw': 'သရေ',
  'on.off': 'ပွဲဖျက်',
  'short.red': 'နီ',
  'short.blue': 'ပြာ',
  'short.draw': 'သ',
  'short.off': '–',
  pays: '1 လျှင် {pays}',
  wins: '{side} နိုင်',
  'is.draw': 'သရေ: အနီနှင့် အပြာ လောင်းကြေးများ ပြန်အမ်းပါသည်',
  'is.off': 'ပွဲဖျက်: လောင်းကြေးအားလုံး ပြန်အမ်းပါသည်',
  returned: 'လောင်းကြေး ပြန်အမ်း',
  leads: '{side} အသာရ',
  even: 'တန်းတူ',
  shares: 'နောက်ဆုံး {rounds} ပွဲ: အနီ {red}၊ အပြာ {blue}၊ သရေ {draw}၊ ပွဲဖျက် {off}',
  'rules.1': 'အနီနှင့် အပြာ {exchanges} ချီ တိုက်ခိုက်ပါသည်။ နိုင်မည့်ဘက် သို့မဟုတ် သရေကို လောင်းပါ။',
  'rules.2': 'သရေ 1 လျှင် {draw} လျော်ပြီး အနီနှင့် အပြာ လောင်းကြေးများကို ပြန်အမ်းပါသည်။',
  'rules.3': 'တိုက်ပွဲမပြမီ ရလဒ်ကို ရွေးပြီး ဖြစ်ပါသည်။ တိုက်ချီများက ရလဒ်ကို ပြခြင်းသာဖြစ်ပြီး မပြောင်းလဲပါ။',
  'rules.4': 'တိုက်ပွဲကို မပြီးမီ ပွဲဖျက်နိုင်ပါသည်။ ထိုအခါ လောင်းကြေးအားလုံးကို ပြန်အမ်းပါသည်။',
  chance: 'ဖြစ်နိုင်ခြေ',
  kind: 'လျော်',
  'part.win': 'အနိုင်မှ',
  'part.push': 'ပြန်အမ်းလောင်းကြေးမှ',
};
