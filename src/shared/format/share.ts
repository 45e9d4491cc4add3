/** Formats a rate in millionths: `1.25 %`. */
export const formatShare = (millionths: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(millionths / 1_000_000);
