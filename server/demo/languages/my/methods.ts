/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': 'စမ်းသပ်ကတ်',
    'sandbox-bank': 'စမ်းသပ်ဘဏ်',
  },
  instructions: 'ငွေပေးချေစာမျက်နှာတွင် ဆက်လုပ်ပါမည်။ စမ်းသပ်မှု: ငွေအစစ် မယူပါ။',
  instructionsReviewed:
    'ငွေပေးချေစာမျက်နှာတွင် ဆက်လုပ်ပါမည်။ ဝန်ဆောင်ခကို ငွေပမာဏမှ နုတ်ပြီး ပမာဏများလျှင် အရင်စစ်ဆေးနိုင်ပါသည်။ စမ်းသပ်မှု: ငွေအစစ် မယူပါ။',
  withdrawals: {
    'sandbox-bank': 'စမ်းသပ်ဘဏ်လွှဲ',
    'sandbox-wallet': 'စမ်းသပ်ဝေါလက်',
    'sandbox-crypto': 'စမ်းသပ်ခရစ်ပတို',
  },
};
