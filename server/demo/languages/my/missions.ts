/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: 'ညနေခင်းကစား',
    summary: '',
  },
  'three-doors': {
    title: 'အသစ်အဆန်း',
    summary: 'တစ်ရက်အတွင်း ဂိမ်းသုံးမျိုး စမ်းကစားပါ။',
  },
  'big-catch': {
    title: 'အကောင်ကြီးမိ',
    summary: '',
  },
  'four-evenings': {
    title: 'ညနေလေးရက်',
    summary: 'တစ်ပတ်အတွင်း လေးရက် ကစားပါ။',
  },
  'half-moon': {
    title: 'လခြမ်း',
    summary: '',
  },
  'full-moon': {
    title: 'လပြည့်',
    summary: '',
  },
  'daily-race': {
    title: 'နေ့စဉ်ပြိုင်ပွဲ',
    summary: 'ဂိမ်းအားလုံး အလေးချိန်ညီစေရန် RTP နိမ့်သောဂိမ်းများ၏ လောင်းကြေးကို ပိုတွက်ပါသည်။',
  },
  'weekly-league': {
    title: 'အပတ်စဉ်လိဂ်',
    summary: '',
  },
  'lantern-cup': {
    title: 'မီးပုံးဖလား',
    summary: 'တစ်ပတ်တာ၊ အကောင်းဆုံးအနိုင် တစ်ခုကိုသာ တွက်ပါသည်။',
  },
};
