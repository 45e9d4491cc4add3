/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: 'ကံစမ်းဘောနပ်စ်',
    summary: 'ကံစမ်းဘီး သို့မဟုတ် ကံစမ်းမဲမှ ရသောဆု။',
    body: 'ကာစီနိုအတွက် ဘောနပ်စ်ငွေ။',
  },
  'mission-prizes': {
    title: 'မစ်ရှင်ဘောနပ်စ်',
    summary: 'မစ်ရှင်နှင့် အဆင့်ဇယားမှ ဘောနပ်စ်ငွေ။',
    body: 'ဆုအဖြစ် ဘောနပ်စ်ပေးသော မစ်ရှင်ကို ပြီးမြောက်ပါ သို့မဟုတ် အဆင့်ဇယားတွင် အဆင့်ဝင်ပါ။',
  },
  'points-bonus': {
    title: 'အမှတ်ဘောနပ်စ်',
    summary: 'အမှတ်ဖြင့် လဲသော ဘောနပ်စ်ငွေ။',
    body: 'အမှတ်ဆိုင်တွင် ရွေးပါ။',
  },
  'points-rounds': {
    title: 'အမှတ်ဖြင့် အခမဲ့အလှည့်',
    summary: 'အမှတ်ဖြင့် လဲသော အခမဲ့အလှည့်များ။',
    body: 'အမှတ်ဆိုင်တွင် ရွေးပါ။',
  },
};
