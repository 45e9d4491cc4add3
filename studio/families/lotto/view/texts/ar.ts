import type { MessageKey } from './en.ts';

/** Texts of six numbers of 49 in Arabic. */
export const ar: Record<MessageKey, string> = {
  'rules.game': 'تُسحب ستة أرقام مختلفة من 1 إلى 49 ثم رقم إضافي، وكل مجموعة محتملة بالتساوي.',
  'rules.more':
    'اختر ستة أرقام؛ وحتى عشرة تكون كل ستة منها تركيبة. لا يُحسب الرقم الإضافي إلا في الجوائز التي تذكره. مجموع الستة كبير من 150 فما فوق. كل الجوائز ثابتة ولا تتغير بعدد الفائزين.',
  'tab.six': 'ستة',
  'tab.few': 'اثنان إلى أربعة',
  'tab.number': 'رقم واحد',
  'tab.sum': 'المجموع',
  'bet.six': 'ستة أرقام',
  'bet.two': 'اثنان من الستة',
  'bet.three': 'ثلاثة من الستة',
  'bet.four': 'أربعة من الستة',
  'bet.number': 'بين الستة',
  'bet.additional': 'الرقم الإضافي',
  'bet.sum-sides': 'مجموع الستة',
  'prize.match-6': 'سُحبت 6',
  'prize.match-5-more': 'سُحبت 5 مع الإضافي',
  'prize.match-5': 'سُحبت 5',
  'prize.match-4-more': 'سُحبت 4 مع الإضافي',
  'prize.match-4': 'سُحبت 4',
  'prize.match-3-more': 'سُحبت 3 مع الإضافي',
  'prize.match-3': 'سُحبت 3',
  'prize.match-2': 'سُحب رقمان',
  said: '{numbers}؛ الإضافي {additional}. المجموع {sum}.',
};
