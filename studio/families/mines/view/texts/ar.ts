import type { MessageKey } from './en.ts';

/** Texts of mines in Arabic. */
export const ar: Record<MessageKey, string> = {
  begin: 'افتح المربع',
  take: 'اسحب {amount}',
  field: 'حقل من {columns} في {rows} مربعات',
  place: 'الصف {row}، العمود {column}',
  closed: 'مغلق',
  chosen: 'مختار',
  safe: 'آمن',
  mine: 'لغم',
  mines: 'الألغام',
  choose: 'اختر المربع الأول ثم اضغط الزر.',
  next: 'المربع الآمن التالي',
  now: 'الآن',
  opened: 'آمن. السحب الآن يدفع {amount}.',
  hit: 'لغم. انتهت الجولة.',
  'rules.1': 'توجد ألغام تحت بعض المربعات. الرهان يفتح المربع الأول.',
  'rules.2': 'كل مربع آمن يرفع ما تدفعه الجولة. افتح مربعا آخر أو اسحب المبلغ المعروض. اللغم ينهي الجولة بلا دفع.',
  'rules.3': 'توضع الألغام قبل فتح المربع الأول ولا تتحرك.',
  pays: 'ما يدفعه كل مربع آمن لرهان {stake}',
  withMines: 'الألغام: {mines}',
  stop: 'العائد عند السحب',
  'verify.field': 'مواضع الألغام',
  'verify.opened': 'المفتوحة',
};
