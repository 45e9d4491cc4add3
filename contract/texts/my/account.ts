// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: 'ငွေသွင်း',
  withdrawal: 'ငွေထုတ်',
  withdrawal_returned: 'ထုတ်ငွေပြန်ဝင်',
  bet: 'လောင်းကြေး',
  win: 'နိုင်ငွေ',
  jackpot: 'ဂျက်ပေါ့',
  rollback: 'လောင်းကြေးပြန်အမ်း',
  adjust: 'ချိန်ညှိငွေ',
  bonus: 'ဘောနပ်စ်',
  transfer: 'ငွေလွှဲ',
  salary: 'လုပ်ခ',
  shortfall: 'ပြင်ဆင်ငွေ ရှင်းပြီး',
  correction: 'လက်ကျန်ငွေ ပြင်ဆင်မှု',
  fee: 'ဝန်ဆောင်ခ',
};

export const roundStates = { open: 'ကစားဆဲ', closed: 'စာရင်းရှင်းပြီး', rolled_back: 'လောင်းကြေးပြန်အမ်းပြီး' };

export const depositStates = {
  pending: 'ငွေပေးချေရန် စောင့်ဆိုင်း',
  review: 'စစ်ဆေးဆဲ',
  paid: 'ငွေဝင်ပြီး',
  refused: 'ပယ်ချထား',
  expired: 'သက်တမ်းကုန်',
  cancelled: 'ပယ်ဖျက်ပြီး',
};

export const withdrawalStates = {
  checking: 'စစ်ဆေးဆဲ',
  approved: 'ခွင့်ပြုပြီး',
  paying: 'ငွေပေးနေဆဲ',
  paid: 'ငွေပေးပြီး',
  confirmed: 'လက်ခံရရှိပြီး',
  refused: 'ပယ်ချထား',
  failed: 'မအောင်မြင်၊ ငွေပြန်ဝင်ပြီး',
  returned: 'ပြန်ရောက်လာ၊ ငွေပြန်ဝင်ပြီး',
};
