import { ur as place } from '../../../shared/place-texts/ur.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in Urdu. */
export const ur: Record<MessageKey, string> = {
  ...place,
  begin: 'شرط لگائیں',
  bout: 'مقابلہ',
  'on.red': 'لال',
  'on.blue': 'نیلا',
  'on.draw': 'ڈرا',
  'on.off': 'منسوخ',
  'short.red': 'ل',
  'short.blue': 'ن',
  'short.draw': 'ڈ',
  'short.off': '–',
  pays: '{pays}:1',
  wins: '{side} جیتا',
  'is.draw': 'ڈرا: لال اور نیلے کے داؤ واپس کیے جاتے ہیں',
  'is.off': 'منسوخ: تمام داؤ واپس کیے جاتے ہیں',
  returned: 'داؤ واپس',
  leads: '{side} آگے',
  even: 'برابر',
  shares: 'پچھلے مقابلے ({rounds}): لال {red}، نیلا {blue}، ڈرا {draw}، منسوخ {off}',
  'rules.1': 'لال اور نیلے کا مقابلہ {exchanges} وار کا ہوتا ہے۔ شرط جیتنے والے پر لگائیں، یا ڈرا پر۔',
  'rules.2': 'ڈرا پر {draw}:1 ملتا ہے، اور لال اور نیلے کے داؤ واپس ہوتے ہیں۔',
  'rules.3': 'نتیجہ مقابلہ دکھائے جانے سے پہلے نکل چکا ہوتا ہے۔ وار اسے صرف دکھاتے ہیں، بدلتے نہیں۔',
  'rules.4': 'مقابلہ ختم ہونے سے پہلے منسوخ ہو سکتا ہے۔ تب تمام داؤ واپس کیے جاتے ہیں۔',
  chance: 'امکان',
  kind: 'ادائیگی',
  'part.win': 'جیت سے',
  'part.push': 'واپس ملے داؤ سے',
};
