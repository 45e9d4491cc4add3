import type { MessageKey } from './en.ts';

/** Texts of towers in Urdu. */
export const ur: Record<MessageKey, string> = {
  begin: 'چڑھیں',
  take: 'کیش آؤٹ {amount}',
  field: 'ٹاور، منزلیں: {rows}، کالم: {columns}',
  place: 'منزل {row}، کالم {column}',
  closed: 'بند',
  chosen: 'منتخب',
  safe: 'محفوظ',
  trap: 'پھندا',
  level: 'مشکل کا درجہ',
  easy: 'آسان',
  medium: 'درمیانہ',
  hard: 'مشکل',
  expert: 'ماہر',
  choose: 'سب سے نچلی منزل کا ایک کالم چنیں، پھر بٹن دبائیں۔',
  next: 'اگلی منزل',
  now: 'ابھی',
  opened: 'محفوظ۔ ابھی {amount} کیش آؤٹ ہو سکتے ہیں۔',
  hit: 'پھندا نکلا۔ راؤنڈ ختم۔',
  'rules.1': 'ہر منزل پر ایک کالم چنیں۔ شرط سب سے نچلی منزل کا انتخاب ہے۔',
  'rules.2':
    'ہر محفوظ کالم پر راؤنڈ کا پے آؤٹ بڑھتا ہے۔ اوپر چڑھیں، یا دکھائی گئی رقم کیش آؤٹ کریں۔ پھندے پر راؤنڈ بغیر پے آؤٹ ختم ہو جاتا ہے۔',
  'rules.3': 'تمام منزلوں کے پھندے پہلے انتخاب سے قبل رکھے جاتے ہیں اور اپنی جگہ نہیں بدلتے۔',
  'level.rule': '{name}: {columns} میں سے {traps} کالم پھندے ہیں۔',
  pays: '{stake} کے داؤ پر ہر منزل کی ادائیگی',
  stop: 'کیش آؤٹ پر واپسی',
  'verify.traps': 'سب سے نچلی منزل سے پھندے',
  'verify.climbed': 'منتخب کالم',
};
