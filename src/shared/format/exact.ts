const MILLIONTHS = 6;

/** Minor units as millionths of them. */
export const inMillionths = (minorUnits: number): string => `${minorUnits}${'0'.repeat(MILLIONTHS)}`;

/** Millionths of minor units as a decimal text, exactly, without zeros that say nothing beyond the currency's own decimals. */
const exactText = (millionths: string, exponent: number): string => {
  const value = BigInt(millionths);
  const digits = String(value < 0n ? -value : value).padStart(exponent + MILLIONTHS + 1, '0');
  const whole = digits.slice(0, -(exponent + MILLIONTHS));
  const part = digits.slice(-(exponent + MILLIONTHS));
  const shown = part.slice(0, exponent) + part.slice(exponent).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${whole}${shown && `.${shown}`}`;
};

/** How many decimals these amounts need so that each is exact and all of them line up. */
export const decimalsOf = (amounts: readonly string[], exponent: number): number =>
  Math.max(exponent, ...amounts.map((each) => exactText(each, exponent).split('.')[1]?.length ?? 0));

const formats = new Map<string, Intl.NumberFormat>();

/** An amount in millionths of minor units as a person reads it, to its last digit: `400.0038`; with so many decimals at least. */
export const formatExact = (millionths: string, exponent: number, locale: string, decimals = exponent): string => {
  const key = `${locale} ${exponent} ${decimals}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: Math.max(decimals, exponent + MILLIONTHS),
    });
  formats.set(key, format);
  // A decimal text is formatted exactly, where a number would pass through a double.
  return format.format(exactText(millionths, exponent) as `${number}`);
};
