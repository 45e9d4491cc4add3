import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in Arabic. */
export const ar: Record<MessageKey, string> = {
  'rules.game': 'يُسحب 23 رقمًا مختلفًا من 0000 إلى 9999: عشر جوائز ترضية وعشر جوائز بداية ثم الثالثة والثانية والأولى.',
  'rules.more':
    'يربح الرهان الكبير بأي من الأرقام الـ23، والصغير بالجوائز الثلاث الأولى فقط وبقيمة أعلى. في آخر خانتين من الجائزة الأولى، من 50 إلى 99 كبير. كل الجوائز ثابتة.',
  'tab.number': 'الرقم',
  'tab.first': 'الجائزة الأولى',
  'bet.big': 'كبير',
  'bet.small': 'صغير',
  'bet.first-3': 'الأولى، آخر ثلاث',
  'bet.first-2': 'الأولى، آخر خانتين',
  'bet.first-sides': 'الأولى، الجوانب',
  'field.place-1': 'الأولى',
  'field.place-2': 'الثانية',
  'field.place-3': 'الثالثة',
  'field.place-4': 'الرابعة',
  'row.first': 'الأولى',
  'row.second': 'الثانية',
  'row.third': 'الثالثة',
  'row.starter': 'البداية',
  'row.consolation': 'الترضية',
  'prize.first': 'الأولى',
  'prize.second': 'الثانية',
  'prize.third': 'الثالثة',
  'prize.starter': 'البداية',
  'prize.consolation': 'الترضية',
  said: 'الجائزة الأولى {special}، آخر خانتين {tail}.',
};
