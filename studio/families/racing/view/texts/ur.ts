import { ur as place } from '../../../shared/place-texts/ur.ts';
import { ur as runners } from '../runners/ur.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in Urdu. */
export const ur: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: 'شرط لگائیں',
  race: 'ریس',
  win: 'جیت',
  place: 'پلیس',
  exacta: 'ایگزیکٹا',
  first: 'پہلا',
  second: 'دوسرا',
  strength: 'طاقت',
  runner: 'گھوڑا',
  'on.win': '{runner} جیت',
  'on.place': '{runner} پلیس',
  'on.exacta': 'ایگزیکٹا {first} پھر {second}',
  off: 'ریس شروع ہو گئی',
  finished: '{first} جیتا، دوسرا {second}، تیسرا {third}',
  winner: 'فاتح {runner}',
  shares: 'پچھلی ریسوں ({rounds}) کے فاتح: {counts}',
  share: '{runner}: {count}',
  'rules.1':
    'جیت: گھوڑا پہلے نمبر پر آئے۔ پلیس: گھوڑا پہلے {placed} میں آئے۔ ایگزیکٹا: دو گھوڑے اسی ترتیب سے پہلے اور دوسرے نمبر پر آئیں۔',
  'rules.2':
    'فاتح تمام گھوڑوں میں سے قرعے سے نکلتا ہے، ہر ایک کا حصہ اس کی طاقت کے مطابق۔ دوسرا باقی گھوڑوں میں سے اسی طرح نکلتا ہے، اور اسی طرح آگے۔',
  'rules.3': 'آڈز طاقت سے طے ہوتے ہیں، ہاؤس کا مارجن نکال کر اور نیچے کی طرف راؤنڈ کر کے۔ ان میں داؤ شامل ہے۔',
  'rules.4': 'نتیجہ ریس دکھائے جانے سے پہلے نکل چکا ہوتا ہے۔ ریس اسے صرف دکھاتی ہے، بدلتی نہیں۔',
  'part.win': 'جیت سے',
};
