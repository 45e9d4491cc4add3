import type { PlaceTextKey } from './en.ts';

/** Texts of every table on whose places chips are laid, in Nepali. */
export const ne: Record<PlaceTextKey, string> = {
  total: 'जम्मा बेट',
  undo: 'अन्डु',
  clear: 'हटाउनुहोस्',
  double: 'डबल',
  placed: '{place}: {amount}',
  ownOfAll: '{all} मध्ये {own}',
  last: 'पछिल्ला नतिजा',
};
