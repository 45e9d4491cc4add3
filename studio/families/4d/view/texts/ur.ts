import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in Urdu. */
export const ur: Record<MessageKey, string> = {
  'rules.game': '0000 سے 9999 تک 23 مختلف نمبر نکلتے ہیں: دس تسلی انعام، دس اسٹارٹر، پھر تیسرا، دوسرا اور پہلا انعام۔',
  'rules.more':
    'بڑی شرط 23 میں سے کسی بھی نمبر پر جیتتی ہے، چھوٹی صرف پہلے تین انعاموں پر، مگر ادائیگی زیادہ ہوتی ہے۔ پہلے انعام کے آخری دو ہندسوں میں 50 سے 99 بڑے ہیں۔ تمام انعام مقررہ ہیں۔',
  'tab.number': 'نمبر',
  'tab.first': 'پہلا انعام',
  'bet.big': 'بڑی',
  'bet.small': 'چھوٹی',
  'bet.first-3': 'پہلا انعام، آخری تین',
  'bet.first-2': 'پہلا انعام، آخری دو',
  'bet.first-sides': 'پہلا انعام، سائیڈز',
  'field.place-1': 'پہلا',
  'field.place-2': 'دوسرا',
  'field.place-3': 'تیسرا',
  'field.place-4': 'چوتھا',
  'row.first': 'پہلا انعام',
  'row.second': 'دوسرا انعام',
  'row.third': 'تیسرا انعام',
  'row.starter': 'اسٹارٹر',
  'row.consolation': 'تسلی انعام',
  'prize.first': 'پہلا انعام',
  'prize.second': 'دوسرا انعام',
  'prize.third': 'تیسرا انعام',
  'prize.starter': 'اسٹارٹر',
  'prize.consolation': 'تسلی انعام',
  said: 'پہلا انعام {special}، آخری دو {tail}۔',
};
