import { ur as place } from '../../../shared/place-texts/ur.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in Urdu. */
export const ur: Record<MessageKey, string> = {
  ...place,
  begin: 'اسپن',
  wheel: 'وہیل',
  on: '{pays}:1',
  segments: '{all} میں سے {count}',
  came: '{place}',
  boosted: '{place}، ملٹی پلائر {times}',
  boost: '{times}×: وہیل دوبارہ گھومتا ہے',
  shares: 'پچھلے اسپن ({rounds}): {counts}',
  share: '{place}: {count}',
  'rules.1': 'وہیل میں {all} خانے ہیں۔ سوئی جس قسم کے خانے پر رکے اس کی چپس اس کی ادائیگی جیتتی ہیں۔',
  'rules.2': 'جیت پر داؤ بھی واپس ملتا ہے: 5:1 پر 1 کے بدلے 6 ملتے ہیں۔',
  'rules.boost':
    '{boosts} پر وہیل ادائیگی والے خانوں میں ایک بار پھر گھومتا ہے، اور جیت کو اس عدد سے ضرب دی جاتی ہے۔ داؤ ایک بار واپس آتا ہے۔',
  kind: 'ادائیگی',
  count: 'خانے',
  'part.win': 'جیت سے',
  'part.boost': 'ضرب دی گئی جیت سے',
};
