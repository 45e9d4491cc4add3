import type { MessageKey } from './en.ts';

/** Texts of ways slots in Urdu. */
export const ur: Record<MessageKey, string> = {
  spin: 'اسپن',
  ways: 'ویز',
  betOn: '{ways} ویز تک',
  reels: 'ریل، بائیں سے دائیں: {columns}',
  freeSpins: 'فری اسپن: {count}',
  freeSpinOf: 'فری اسپن {index} از {count}',
  times: 'ملٹی پلائر',
  win: '{reels} × {symbol}، {ways} ویز',
  capped: 'راؤنڈ زیادہ سے زیادہ جیت پر پہنچ کر ختم ہو گیا۔',
  'pay.intro':
    '{reels} ریل، ہر ایک پر 2 سے 7 علامتیں۔ بائیں سے بننے والے ہر راستے (ویز) پر علامت کی ادائیگی ہوتی ہے: ہر ریل پر وہی ایک علامت۔ جیتنے والی علامتیں غائب ہو جاتی ہیں، اور اوپر والی ان کی جگہ گرتی ہیں، جب تک کوئی جیت باقی نہ رہے۔',
  'pay.wild': '{symbol} ہر ادائیگی والی علامت کی جگہ لیتا ہے اور {counts} گنا جاتا ہے۔ یہ پہلی ریل پر نہیں ہوتا۔',
  'pay.multiplier': 'اصلی رقم کے اسپن کا ملٹی پلائر {start} سے شروع ہوتا ہے اور ہر کیسکیڈ پر {step} بڑھتا ہے۔',
  'pay.free':
    'کہیں بھی کافی {symbol} آنے پر فری اسپن ملتے ہیں (علامتوں کی تعداد ← فری اسپن)۔ ان کا ملٹی پلائر {start} سے شروع ہوتا ہے اور ہر کیسکیڈ پر {step} بڑھتا ہے۔',
  'pay.persists': 'فری اسپن میں ملٹی پلائر ری سیٹ نہیں ہوتا۔',
  'pay.cap': 'ایک راؤنڈ میں زیادہ سے زیادہ داؤ کا {cap} گنا ملتا ہے، اور راؤنڈ وہیں ختم ہو جاتا ہے۔',
  'part.ways': 'اسپن کے پہلے نتیجے سے واپسی',
  'part.cascades': 'کیسکیڈ سے واپسی',
  'part.free': 'فری اسپن سے واپسی',
  'share.free': 'فری اسپن والے راؤنڈ',
  'verify.spin': 'اسپن',
  'verify.freeSpin': 'فری اسپن {index}',
  'verify.fall': 'کیسکیڈ {number}: {wins} × {multiplier}',
  'verify.nothing': 'کوئی جیت نہیں۔',
};
