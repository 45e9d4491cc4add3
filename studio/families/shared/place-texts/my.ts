import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in Burmese. */
export const my: Record<PlaceTextKey, string> = {
  total: 'လောင်းကြေးပေါင်း',
  undo: 'နောက်ပြန်',
  clear: 'ရှင်း',
  double: 'နှစ်ဆ',
  placed: '{place}: {amount}',
  ownOfAll: '{own} / {all}',
  last: 'နောက်ဆုံးရလဒ်များ',
};
