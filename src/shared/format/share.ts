const formats = new Map<string, Intl.NumberFormat>();

/** Formats a rate in millionths with at most `decimals` decimals: `1.25 %`. */
export const formatShare = (millionths: number, locale: string, decimals = 4): string => {
  const key = `${locale} ${decimals}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: decimals, signDisplay: 'negative' });
  formats.set(key, format);
  return format.format(millionths / 1_000_000);
};
