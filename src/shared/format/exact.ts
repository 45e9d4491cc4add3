const MILLIONTHS = 6;

/** Converts minor units to millionths of them. */
export const inMillionths = (minorUnits: number): string => `${minorUnits}${'0'.repeat(MILLIONTHS)}`;

/** Formats millionths of minor units as an exact decimal text, without trailing zeros beyond the currency's decimals. */
const exactText = (millionths: string, exponent: number): string => {
  const value = BigInt(millionths);
  const digits = String(value < 0n ? -value : value).padStart(exponent + MILLIONTHS + 1, '0');
  const whole = digits.slice(0, -(exponent + MILLIONTHS));
  const part = digits.slice(-(exponent + MILLIONTHS));
  const shown = part.slice(0, exponent) + part.slice(exponent).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${whole}${shown && `.${shown}`}`;
};

/** The number of decimals with which every one of these amounts is exact, so that they align. */
export const decimalsOf = (amounts: readonly string[], exponent: number): number =>
  Math.max(exponent, ...amounts.map((each) => exactText(each, exponent).split('.')[1]?.length ?? 0));

const formats = new Map<string, Intl.NumberFormat>();

/** Formats an amount in millionths of minor units exactly, for display: `400.0038`; with at least this many decimals. */
export const formatExact = (millionths: string, exponent: number, locale: string, decimals = exponent): string => {
  const key = `${locale} ${exponent} ${decimals}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: Math.max(decimals, exponent + MILLIONTHS),
    });
  formats.set(key, format);
  // A decimal string is formatted exactly; a number would pass through a double.
  return format.format(exactText(millionths, exponent) as `${number}`);
};
