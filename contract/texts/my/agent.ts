// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: 'စာရင်းရှင်းပြီး', taken_back: 'ပျက်ပြယ်', payout_changed: 'လျော်ငွေ ပြောင်းသွား' };

export const billStates = {
  issued: 'ငွေပေးပြီး',
  unapproved: 'ခွင့်ပြုချက် စောင့်ဆိုင်း',
  part_received: 'တစ်စိတ်တစ်ပိုင်း ရရှိ',
  insufficient: 'ငွေမလုံလောက်',
  not_reached: 'အဆင့်မမီ',
  refused: 'ပယ်ချထား',
  expired: 'သက်တမ်းကုန်',
};
