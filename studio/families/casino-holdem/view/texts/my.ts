import { my as solo } from '../../../casino-holdem-solo/view/texts/my.ts';
import { my as place } from '../../../shared/place-texts/my.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in Burmese. */
export const my: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': 'အန်တီ',
  'on.aces': 'အေ့စ်ဘေးလောင်း',
  'pays.ante.short': '1 လျှင် 100 အထိ',
  'pays.aces.short': '1 လျှင် 7–100',
  you: 'ကစားသူအားလုံး',
  callName: 'လိုက်',
  callPays: 'အန်တီ၏ နှစ်ဆ',
  dealt: 'ဖဲ: {own}။ အန်တီ၏ နှစ်ဆဖြင့် လိုက်ပါ သို့မဟုတ် လွှတ်ပါ။',
  won: 'ကစားသူများ နိုင်ပါသည်: {own} နှင့် {theirs}။',
  lost: 'ဒီလာ နိုင်ပါသည်: {theirs} နှင့် {own}။',
  level: 'သရေ: နှစ်ဖက်လုံး {own}။',
  'end.won': 'ကစားသူများ နိုင်',
  'end.lost': 'ဒီလာ နိုင်',
  'end.level': 'သရေ',
  'end.out': 'ဒီလာ အရည်အချင်းမမီ',
  'short.won': 'P',
  'short.lost': 'D',
  'short.level': '=',
  'short.out': 'N',
  shares: 'နောက်ဆုံး {rounds} ပွဲ: ကစားသူနိုင် {won}၊ ဒီလာနိုင် {lost}၊ သရေ {level}၊ ဒီလာအရည်အချင်းမမီ {out}',
  'choose.open': 'လိုက် သို့မဟုတ် လွှတ်: {seconds} စက္ကန့်',
  'choose.others': 'ကစားသူများ ရွေးနေသည်: {seconds} စက္ကန့်',
  'choose.call': 'လိုက်ပါသည်။ {seconds} စက္ကန့်အကြာ ဖဲဖွင့်ပါမည်။',
  'choose.fold': 'လွှတ်ပါသည်။ {seconds} စက္ကန့်အကြာ ဖဲဖွင့်ပါမည်။',
  'choose.over': 'ရွေးချိန် ကုန်သွားပါပြီ။',
  called: 'လိုက်ပါသည်။',
  'rules.table':
    'ကစားသူအားလုံး ဒီလာနှင့် ယှဉ်ရာတွင် ဖဲအတူတူရပြီး တစ်ဦးချင်း ကိုယ်တိုင်ရွေးရပါသည်။ အချိန်မီ မရွေးလျှင် လွှတ်သည်ဟု သတ်မှတ်ပါသည်။ ကစားသူတစ်ဦး တစ်ပွဲတွင် လောင်းကြေးတစ်ခုသာ ရပါသည်။',
};
