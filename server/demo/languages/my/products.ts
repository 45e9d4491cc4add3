/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum} ဒေါ်လာ',
    description: 'ပိုက်ဆံအိတ်သို့ ချက်ချင်း ဝင်ပါသည်။',
  },
  moneyReviewed: {
    name: '{sum} ဒေါ်လာ',
    description: 'ဝန်ထမ်းများ ခွင့်ပြုပြီးမှ ပေးပါသည်။',
  },
  bonus: {
    name: 'ဘောနပ်စ် {sum} ဒေါ်လာ',
    description: 'ကာစီနိုဂိမ်းများအတွက်။ 14 ရက်အတွင်း ဤပမာဏကို တစ်ကြိမ် လောင်းရပါမည်။',
  },
  rounds: {
    name: 'အခမဲ့အလှည့် {count} ကြိမ်',
    description: 'ရွေးထားသော စလော့များတွင်။ နိုင်ငွေကို 14 ရက်အတွင်း တစ်ကြိမ် လောင်းရပါမည်။',
  },
};
