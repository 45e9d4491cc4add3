import { my as place } from '../../../shared/place-texts/my.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in Burmese. */
export const my: Record<MessageKey, string> = {
  ...place,
  begin: 'လှည့်',
  wheel: 'ကံစမ်းဘီး',
  on: '1 လျှင် {pays}',
  segments: '{all} ကွက်အနက် {count} ကွက်',
  came: '{place}',
  boosted: '{place}၊ {times} ဖြင့် မြှောက်',
  boost: '{times}×: ဘီး ထပ်လှည့်ပါမည်',
  shares: 'နောက်ဆုံး {rounds} လှည့်: {counts}',
  share: '{place}: {count}',
  'rules.1': 'ဘီးတွင် {all} ကွက် ရှိပါသည်။ ညွှန်တံကျသော အကွက်မျိုးပေါ်ရှိ ချစ်ပ်များ ထိုအကွက်၏ လျော်နှုန်းအတိုင်း နိုင်ပါသည်။',
  'rules.2': 'နိုင်လျှင် လောင်းကြေးပါ ပြန်ရပါသည်: 1 လျှင် 5 ဆိုသည်မှာ 1 အတွက် 6 ရပါသည်။',
  'rules.boost':
    '{boosts} တွင်ကျလျှင် လျော်သောအကွက်များကြား ဘီး တစ်ကြိမ်ထပ်လှည့်ပြီး နိုင်ငွေကို ထိုဂဏန်းဖြင့် မြှောက်ပါသည်။ လောင်းကြေးကို တစ်ကြိမ်သာ ပြန်ပေးပါသည်။',
  kind: 'လျော်',
  count: 'အကွက်ရေ',
  'part.win': 'အနိုင်မှ',
  'part.boost': 'မြှောက်ထားသော အနိုင်မှ',
};
