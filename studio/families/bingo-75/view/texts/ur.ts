import type { MessageKey } from './en.ts';

/** Texts of bingo in Urdu. */
export const ur: Record<MessageKey, string> = {
  begin: 'شروع کریں',
  cards: 'کارڈز',
  card: 'کارڈ {number}',
  balls: 'نکلی گیندیں',
  free: 'فری',
  ball: '{letter} {number}',
  wonCard: 'کارڈ {number}: {patterns}',
  none: 'کوئی پیٹرن مکمل نہیں ہوا۔',
  'pattern.line': 'ایک لائن',
  'pattern.two-lines': 'دو لائنیں',
  'pattern.three-lines': 'تین لائنیں',
  'pattern.corners': 'چار کونے',
  'pattern.stamp': 'اسٹیمپ',
  'pattern.two-stamps': 'دو اسٹیمپ',
  'pattern.letter-x': 'حرف X',
  'pattern.letter-t': 'حرف T',
  'pattern.plus': 'پلس',
  'pattern.diamond': 'ڈائمنڈ',
  'pattern.ring': 'رِنگ',
  'pattern.frame': 'فریم',
  'pattern.blackout': 'پورا کارڈ',
  'rules.1':
    '75 میں سے {balls} گیندیں نکلتی ہیں۔ کارڈ میں 24 نمبر اور بیچ میں ایک فری خانہ ہوتا ہے۔ گیندوں سے مکمل ہونے والے پیٹرن پر جیت ہوتی ہے۔',
  'rules.best': 'کارڈ پر صرف بہترین پیٹرن کی جیت ملتی ہے۔',
  'rules.each': 'کارڈ پر ہر مکمل پیٹرن کی جیت ملتی ہے۔',
  'rules.2': 'داؤ ہر کارڈ کی قیمت ہے۔ لائنیں آڑی، سیدھی یا کونے سے کونے تک ہوتی ہیں۔',
  pays: '{stake} کے کارڈ پر ادائیگی',
};
