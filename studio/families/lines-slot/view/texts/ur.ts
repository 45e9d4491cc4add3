import type { Messages } from './en.ts';

/** Texts of slots in Urdu. */
export const ur: Messages = {
  spin: 'اسپن',
  freeSpins: 'فری اسپن: {count}',
  reels: 'ریل، بائیں سے دائیں: {columns}',
  'pay.line': 'لائن {number}',
  'verify.spin': 'اسپن',
  'verify.freeSpin': 'فری اسپن {index}',
  'verify.lineWin': 'لائن {line}: {count} × {symbol}، ادائیگی {units}',
  'verify.nothing': 'کسی لائن پر جیت نہیں۔',
  freeSpinOf: 'فری اسپن {index} از {count}، جیت {multiplier}×',
  lines: 'پے لائنز: {count}',
  'pay.intro':
    'ریل: {reels}، قطاریں: {rows}، پے لائنز: {lines}۔ بائیں ریل سے شروع ہونے والی لگاتار یکساں علامتوں پر لائن کی ادائیگی ہوتی ہے۔ ہر لائن کی صرف سب سے بڑی جیت ادا ہوتی ہے، اور تمام لائنوں کی جیت جمع ہوتی ہے۔',
  'pay.wild': '{wild} ہر علامت کی جگہ لیتا ہے، سوائے {scatter} کے۔',
  'pay.wildAll': '{wild} ہر علامت کی جگہ لیتا ہے۔',
  'pay.scatter':
    'کہیں بھی کافی {scatter} آنے پر اسی داؤ پر فری اسپن ملتے ہیں (علامتوں کی تعداد ← فری اسپن)۔ فری اسپن کی تمام جیت کو {multiplier} سے ضرب دی جاتی ہے۔',
  'pay.lines': 'پے لائنز ({count})',
  'pay.base': 'اصلی رقم کے اسپن سے واپسی',
  'pay.free': 'فری اسپن سے واپسی',
  'pay.feature': 'فری اسپن والے راؤنڈ',
};
