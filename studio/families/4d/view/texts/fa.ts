import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in Persian. */
export const fa: Record<MessageKey, string> = {
  'rules.game':
    '23 عدد متفاوت از 0000 تا 9999 قرعه‌کشی می‌شود: ده جایزه دلگرمی، ده جایزه استارتر، سپس جایزه سوم، دوم و اول.',
  'rules.more':
    'شرط بزرگ با هر یک از 23 عدد می‌برد؛ شرط کوچک فقط با سه جایزه اول، ولی با پرداخت بیشتر. در دو رقم آخر جایزه اول، 50 تا 99 بزرگ است. همه جوایز ثابت‌اند.',
  'tab.number': 'عدد',
  'tab.first': 'جایزه اول',
  'bet.big': 'بزرگ',
  'bet.small': 'کوچک',
  'bet.first-3': 'جایزه اول، سه رقم آخر',
  'bet.first-2': 'جایزه اول، دو رقم آخر',
  'bet.first-sides': 'جایزه اول، دوطرفه',
  'field.place-1': 'رقم 1',
  'field.place-2': 'رقم 2',
  'field.place-3': 'رقم 3',
  'field.place-4': 'رقم 4',
  'row.first': 'جایزه 1',
  'row.second': 'جایزه 2',
  'row.third': 'جایزه 3',
  'row.starter': 'استارتر',
  'row.consolation': 'دلگرمی',
  'prize.first': 'جایزه 1',
  'prize.second': 'جایزه 2',
  'prize.third': 'جایزه 3',
  'prize.starter': 'استارتر',
  'prize.consolation': 'دلگرمی',
  said: 'جایزه اول {special}، دو رقم آخر {tail}.',
};
