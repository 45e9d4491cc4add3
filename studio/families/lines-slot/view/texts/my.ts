import type { Messages } from './en.ts';

/** Texts of slots in Burmese. */
export const my: Messages = {
  spin: 'စပင်',
  freeSpins: 'ဖရီးစပင်: {count}',
  reels: 'ရီးလ်များ ဘယ်မှညာ: {columns}',
  'pay.line': 'လိုင်း {number}',
  'verify.spin': 'စပင်',
  'verify.freeSpin': 'ဖရီးစပင် {index}',
  'verify.lineWin': 'လိုင်း {line}: {symbol} {count} ခု {units} လျော်',
  'verify.nothing': 'လျော်သောလိုင်း မရှိပါ။',
  freeSpinOf: 'ဖရီးစပင် {index} / {count}၊ နိုင်ငွေ {multiplier}×',
  lines: 'လျော်လိုင်း: {count}',
  'pay.intro':
    'ရီးလ်: {reels}၊ အတန်း: {rows}၊ လျော်လိုင်း: {lines}။ ဘယ်ဘက်ဆုံးရီးလ်မှစ၍ ပုံတူ ဆက်တိုက်ကျလျှင် လိုင်း လျော်ပါသည်။ လိုင်းတစ်ခုစီတွင် အများဆုံးနိုင်ငွေကိုသာ ပေးပြီး လိုင်းအားလုံး၏ နိုင်ငွေကို ပေါင်းပါသည်။',
  'pay.wild': '{wild} သည် {scatter} မှလွဲ၍ ပုံအားလုံးကို အစားထိုးပါသည်။',
  'pay.wildAll': '{wild} သည် ပုံအားလုံးကို အစားထိုးပါသည်။',
  'pay.scatter':
    'မည်သည့်နေရာတွင်မဆို {scatter} လုံလောက်စွာ ကျလျှင် လောင်းကြေးတူဖြင့် ဖရီးစပင် ရပါသည် (ပုံအရေအတွက် → ဖရီးစပင်)။ ဖရီးစပင်၏ နိုင်ငွေအားလုံးကို {multiplier} ဖြင့် မြှောက်ပါသည်။',
  'pay.lines': 'လျော်လိုင်း ({count})',
  'pay.base': 'ငွေပေးစပင်မှ ပြန်ရနှုန်း',
  'pay.free': 'ဖရီးစပင်မှ ပြန်ရနှုန်း',
  'pay.feature': 'ဖရီးစပင်ရသော အလှည့်',
};
