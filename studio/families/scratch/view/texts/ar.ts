import type { MessageKey } from './en.ts';

/** Texts of scratch tickets in Arabic. */
export const ar: Record<MessageKey, string> = {
  begin: 'اشترِ تذكرة',
  betOn: 'تذكرة واحدة',
  all: 'اكشط الكل',
  hidden: 'مغطى',
  cell: 'الحقل {number}',
  boost: 'المضاعف',
  keys: 'الأرقام الرابحة',
  fields: 'أرقامك',
  name: 'التذكرة',
  how: 'اكشط الحقول، أو اضغط حقلًا لفتحه.',
  match: 'ثلاثة رموز متساوية تربح جائزة الرمز مضروبة في المضاعف بجانبها.',
  keysRule: 'كل رقم من أرقامك يطابق رقما رابحا يربح الجائزة بجانبه.',
  book: 'تسحب كل تذكرة من دفتر كامل من {book} تذكرة، فلكل تذكرة الاحتمالات أدناه مهما اشترى الآخرون.',
  prize: 'الجائزة',
  tickets: 'التذاكر في الدفتر',
  pays: 'جوائز تذكرة بقيمة {stake}',
  symbols: 'ثلاثة من رمز تربح قبل المضاعف',
  part: 'من جوائز {times}× السعر',
  ticket: 'التذكرة {number}',
  face: 'الحقول',
};
