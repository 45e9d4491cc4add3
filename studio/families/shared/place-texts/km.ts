import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in Khmer. */
export const km: Record<PlaceTextKey, string> = {
  total: 'ភ្នាល់សរុប',
  undo: 'ថយវិញ',
  clear: 'លុប',
  double: 'ទ្វេដង',
  placed: '{place}៖ {amount}',
  ownOfAll: '{own} / {all}',
  last: 'លទ្ធផលចុងក្រោយ',
};
