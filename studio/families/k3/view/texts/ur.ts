import type { MessageKey } from './en.ts';

/** Texts of three dice in Urdu. */
export const ur: Record<MessageKey, string> = {
  'rules.game': 'تین پانسے پھینکے جاتے ہیں۔ ان کی ترتیب نہیں گنی جاتی۔',
  'rules.more':
    'مجموعہ 11 سے 18 بڑا، 3 سے 10 چھوٹا۔ “سائیڈز، ٹرپل شامل” میں تین یکساں اپنے مجموعے کے مطابق گنے جاتے ہیں؛ “سائیڈز، ٹرپل کے بغیر” میں تین یکساں پر چاروں ہارتے ہیں۔',
  'tab.sum': 'مجموعہ',
  'tab.faces': 'نمبر',
  'tab.equal': 'یکساں',
  'field.pair': 'جوڑا',
  'field.single': 'تیسرا پانسہ',
  'bet.sides': 'سائیڈز، ٹرپل شامل',
  'bet.sides-no-triples': 'سائیڈز، ٹرپل کے بغیر',
  'bet.sum': 'عین مجموعہ',
  'bet.single': 'ایک نمبر',
  'bet.two-different': 'دو مختلف نمبر',
  'bet.three-different': 'تین مختلف نمبر',
  'bet.straight': 'لگاتار تین',
  'bet.pair': 'جوڑا یا زیادہ',
  'bet.pair-single': 'جوڑا اور ایک اور',
  'bet.triple': 'ایک نمبر کے تین',
  'bet.any-triple': 'کوئی بھی تین یکساں',
  'option.straight': 'لگاتار تین',
  'option.any-triple': 'کوئی بھی تین یکساں',
  'prize.match-2': 'دونوں نمبر',
  'prize.match-3': 'تینوں نمبر',
  said: 'مجموعہ {sum}، {side}۔',
};
