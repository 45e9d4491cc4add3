import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in Bangla. */
export const bn: Record<PlaceTextKey, string> = {
  total: 'মোট বেট',
  undo: 'ফেরান',
  clear: 'মুছুন',
  double: 'দ্বিগুণ',
  placed: '{place}: {amount}',
  ownOfAll: '{all}-এর মধ্যে {own}',
  last: 'সর্বশেষ ফলাফল',
};
