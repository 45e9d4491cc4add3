import type { MessageKey } from './en.ts';

/** Texts of three dice in Burmese. */
export const my: Record<MessageKey, string> = {
  'rules.game': 'အန်စာတုံး သုံးတုံး လှိမ့်ပါသည်။ အစီအစဉ် မတွက်ပါ။',
  'rules.more':
    'ပေါင်းလဒ် 11 မှ 18 သည် အကြီး၊ 3 မှ 10 သည် အသေး ဖြစ်ပါသည်။ “ကြီး/သေး စုံ/မ၊ သုံးလုံးတူပါ” တွင် သုံးလုံးတူကို ပေါင်းလဒ်အတိုင်း တွက်ပါသည်။ “ကြီး/သေး စုံ/မ၊ သုံးလုံးတူမပါ” တွင် သုံးလုံးတူလျှင် လေးခုလုံး ရှုံးပါသည်။',
  'tab.sum': 'ပေါင်းလဒ်',
  'tab.faces': 'ဂဏန်း',
  'tab.equal': 'တူ',
  'field.pair': 'အတွဲ',
  'field.single': 'တတိယအန်',
  'bet.sides': 'ကြီး/သေး စုံ/မ၊ သုံးလုံးတူပါ',
  'bet.sides-no-triples': 'ကြီး/သေး စုံ/မ၊ သုံးလုံးတူမပါ',
  'bet.sum': 'ပေါင်းလဒ်အတိ',
  'bet.single': 'ဂဏန်းတစ်လုံး',
  'bet.two-different': 'မတူသောဂဏန်း နှစ်လုံး',
  'bet.three-different': 'မတူသောဂဏန်း သုံးလုံး',
  'bet.straight': 'သုံးလုံးဆက်',
  'bet.pair': 'အတွဲနှင့်အထက်',
  'bet.pair-single': 'အတွဲနှင့် အခြားတစ်လုံး',
  'bet.triple': 'ဂဏန်းတစ်လုံး သုံးလုံးတူ',
  'bet.any-triple': 'မည်သည့်သုံးလုံးတူမဆို',
  'option.straight': 'သုံးလုံးဆက်',
  'option.any-triple': 'မည်သည့်သုံးလုံးတူမဆို',
  'prize.match-2': 'ဂဏန်းနှစ်လုံးလုံး',
  'prize.match-3': 'ဂဏန်းသုံးလုံးလုံး',
  said: 'ပေါင်းလဒ် {sum}၊ {side}။',
};
