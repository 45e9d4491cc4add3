import type { Money } from '../../../contract/primitives.ts';

/** Formats minor units as an exact decimal text: no division, so no rounding. */
export const decimalText = (amount: number, exponent: number): string => {
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const part = digits.slice(digits.length - exponent);
  return `${amount < 0 ? '-' : ''}${whole}${exponent > 0 ? `.${part}` : ''}`;
};

const formats = new Map<string, Intl.NumberFormat>();

/** Formats an amount with its currency's decimals and grouped digits, without the currency. */
export const formatAmount = (amount: number, exponent: number, locale: string): string => {
  const key = `${locale} ${exponent}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { minimumFractionDigits: exponent, maximumFractionDigits: exponent });
  formats.set(key, format);
  // A decimal string is formatted exactly; a number would pass through a double.
  return format.format(decimalText(amount, exponent) as `${number}`);
};

/** Formats an amount with its currency: `2,480.50 USD`. */
export const formatMoney = ({ amount, currency, exponent }: Money, locale: string): string =>
  `${formatAmount(amount, exponent, locale)}\u00a0${currency}`;
