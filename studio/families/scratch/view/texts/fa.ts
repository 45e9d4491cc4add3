import type { MessageKey } from './en.ts';

/** Texts of scratch tickets in Persian. */
export const fa: Record<MessageKey, string> = {
  begin: 'خرید بلیت',
  betOn: 'یک بلیت',
  all: 'نمایش همه',
  hidden: 'پوشیده',
  cell: 'خانه {number}',
  boost: 'ضریب',
  keys: 'اعداد برنده',
  fields: 'اعداد شما',
  name: 'بلیت',
  how: 'خانه‌ها را بخراشید یا روی یکی بزنید تا باز شود.',
  match: 'سه نماد یکسان، جایزه آن نماد ضرب در ضریب کنارشان را می‌برند.',
  keysRule: 'هر عدد شما که عدد برنده باشد، جایزه کنارش را می‌برد.',
  book: 'هر بلیت از یک دسته کامل {book} بلیتی قرعه‌کشی می‌شود، پس هر بلیت همین احتمال‌های زیر را دارد، دیگران هر چه خریده باشند.',
  prize: 'جایزه',
  tickets: 'بلیت در دسته',
  pays: 'جوایز بلیت {stake}',
  symbols: 'برد سه نماد یکسان، پیش از ضریب',
  part: 'از جوایز {times}× قیمت',
  ticket: 'بلیت {number}',
  face: 'خانه‌ها',
};
