import type { MessageKey } from './en.ts';

/** Texts of six numbers of 49 in Persian. */
export const fa: Record<MessageKey, string> = {
  'rules.game': 'شش عدد متفاوت از 1 تا 49 و سپس یک عدد اضافی کشیده می‌شود. همه ترکیب‌ها احتمال یکسان دارند.',
  'rules.more':
    'شش عدد انتخاب کنید؛ از حداکثر ده عدد، هر شش‌تایی یک ترکیب است. عدد اضافی فقط در جوایزی حساب می‌شود که نامش آمده است. مجموع شش عدد از 150 به بالا بزرگ است. همه جوایز ثابت‌اند: به تعداد برندگان بستگی ندارند.',
  'tab.six': 'شش‌تایی',
  'tab.few': 'دو تا چهار',
  'tab.number': 'یک عدد',
  'tab.sum': 'مجموع',
  'bet.six': 'شش عدد',
  'bet.two': 'دو از شش',
  'bet.three': 'سه از شش',
  'bet.four': 'چهار از شش',
  'bet.number': 'در شش عدد',
  'bet.additional': 'عدد اضافی',
  'bet.sum-sides': 'مجموع شش عدد',
  'prize.match-6': '6 عدد آمد',
  'prize.match-5-more': '5 عدد و اضافی',
  'prize.match-5': '5 عدد آمد',
  'prize.match-4-more': '4 عدد و اضافی',
  'prize.match-4': '4 عدد آمد',
  'prize.match-3-more': '3 عدد و اضافی',
  'prize.match-3': '3 عدد آمد',
  'prize.match-2': '2 عدد آمد',
  said: '{numbers}؛ اضافی {additional}. مجموع {sum}.',
};
