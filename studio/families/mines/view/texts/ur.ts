import type { MessageKey } from './en.ts';

/** Texts of mines in Urdu. */
export const ur: Record<MessageKey, string> = {
  begin: 'خانہ کھولیں',
  take: 'کیش آؤٹ {amount}',
  field: 'خانوں کا میدان، {columns} × {rows}',
  place: 'قطار {row}، کالم {column}',
  closed: 'بند',
  chosen: 'منتخب',
  safe: 'محفوظ',
  mine: 'مائن',
  mines: 'مائنز',
  choose: 'پہلا خانہ چنیں، پھر بٹن دبائیں۔',
  next: 'اگلا محفوظ خانہ',
  now: 'ابھی',
  opened: 'محفوظ۔ ابھی {amount} کیش آؤٹ ہو سکتے ہیں۔',
  hit: 'مائن نکلی۔ راؤنڈ ختم۔',
  'rules.1': 'کچھ خانوں کے نیچے مائنز ہیں۔ شرط سے پہلا خانہ کھلتا ہے۔',
  'rules.2':
    'ہر محفوظ خانے پر راؤنڈ کا پے آؤٹ بڑھتا ہے۔ ایک اور کھولیں، یا دکھائی گئی رقم کیش آؤٹ کریں۔ مائن پر راؤنڈ بغیر پے آؤٹ ختم ہو جاتا ہے۔',
  'rules.3': 'مائنز پہلا خانہ کھلنے سے پہلے رکھی جاتی ہیں اور اپنی جگہ نہیں بدلتیں۔',
  pays: '{stake} کے داؤ پر ہر محفوظ خانے کی ادائیگی',
  withMines: 'مائنز: {mines}',
  stop: 'کیش آؤٹ پر واپسی',
  'verify.field': 'مائنز',
  'verify.opened': 'کھولے گئے',
};
