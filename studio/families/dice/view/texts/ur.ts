import type { MessageKey } from './en.ts';

/** Texts of dice in Urdu. */
export const ur: Record<MessageKey, string> = {
  begin: 'پھینکیں',
  bet: 'شرط کس پر',
  'kind.under': 'انڈر',
  'kind.over': 'اوور',
  'kind.exactly': 'عین',
  'kind.inside': 'اندر',
  'kind.outside': 'باہر',
  'kind.faces': 'رخ',
  'kind.odd': 'طاق',
  'kind.even': 'جفت',
  target: 'نمبر',
  from: 'از',
  to: 'تا',
  lower: 'ایک کم',
  higher: 'ایک زیادہ',
  chance: 'امکان',
  pays: 'ادائیگی',
  cases: '{all} میں سے {wins}',
  notOffered: 'یہ شرط پیش نہیں کی جاتی۔ دوسرے نمبر چنیں۔',
  result: '\u200e{dice} = {total}',
  dice: 'پانسے',
  betIs: '{kind} \u200e{numbers}',
  'rules.1': '{faces} رخ والے {dice} پانسے ایک بار پھینکے جاتے ہیں۔ شرط کا فیصلہ ان کے مجموعے سے ہوتا ہے۔',
  'rules.one': '{faces} رخ والا ایک پانسہ ایک بار پھینکا جاتا ہے۔',
  'rules.2':
    'شرط کی ادائیگی اس کے امکان سے طے ہوتی ہے: مجموعہ جتنا نایاب، ادائیگی اتنی زیادہ۔ ملٹی پلائر شرط کے ساتھ دکھایا جاتا ہے۔',
  payTable: '{stake} کے داؤ پر جیتنے والی صورتوں کے حساب سے ادائیگی',
  win: 'واپسی',
  'bet.cases': '{all} میں سے {wins} صورتوں میں جیتنے والی شرطیں',
};
