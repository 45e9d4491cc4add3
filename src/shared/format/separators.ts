export interface Separators {
  decimal: string;
  group: string;
}

const known = new Map<string, Separators>();

/** The signs with which a locale writes decimals and thousands. */
export const separatorsOf = (locale: string): Separators => {
  const found = known.get(locale);
  if (found) return found;
  // Some languages group from five digits on only.
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const sign = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? '';
  const separators = { decimal: sign('decimal'), group: sign('group') };
  known.set(locale, separators);
  return separators;
};
