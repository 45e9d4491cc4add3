import type { MessageKey } from './en.ts';

/** Texts of three dice in Arabic. */
export const ar: Record<MessageKey, string> = {
  'rules.game': 'يُرمى ثلاثة أحجار نرد، ولا يهم ترتيبها.',
  'rules.more':
    'الكبير مجموع من 11 إلى 18، والصغير من 3 إلى 10. في «الجوانب مع الثلاثيات» تُحسب الثلاثة المتماثلة بمجموعها؛ وفي «الجوانب بلا ثلاثيات» تخسر الجوانب الأربعة معها.',
  'tab.sum': 'المجموع',
  'tab.faces': 'الأرقام',
  'tab.equal': 'المتماثلة',
  'field.pair': 'الزوج',
  'field.single': 'النرد الثالث',
  'bet.sides': 'الجوانب مع الثلاثيات',
  'bet.sides-no-triples': 'الجوانب بلا ثلاثيات',
  'bet.sum': 'المجموع بالضبط',
  'bet.single': 'رقم واحد',
  'bet.two-different': 'رقمان مختلفان',
  'bet.three-different': 'ثلاثة أرقام مختلفة',
  'bet.straight': 'ثلاثة متتابعة',
  'bet.pair': 'زوج أو أكثر',
  'bet.pair-single': 'زوج وآخر',
  'bet.triple': 'ثلاثة من رقم واحد',
  'bet.any-triple': 'أي ثلاثة متماثلة',
  'option.straight': 'ثلاثة متتابعة',
  'option.any-triple': 'أي ثلاثة متماثلة',
  'prize.match-2': 'الرقمان',
  'prize.match-3': 'الأرقام الثلاثة',
  said: 'المجموع {sum}، {side}.',
};
