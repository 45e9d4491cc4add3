import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in Tamil. */
export const ta: Record<PlaceTextKey, string> = {
  total: 'மொத்தப் பந்தயம்',
  undo: 'செயல்தவிர்',
  clear: 'அழி',
  double: 'இரட்டிப்பு',
  placed: '{place}: {amount}',
  ownOfAll: '{own} / {all}',
  last: 'கடைசி முடிவுகள்',
};
