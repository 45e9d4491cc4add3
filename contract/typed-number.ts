import { latinDigits } from './plain-digits.ts';

/** Signs of one meaning become one sign: full-width forms, spaces, apostrophes, Arabic commas. */
const unified = (typed: string): string =>
  latinDigits(typed.normalize('NFKC').replace(/\p{Cf}/gu, ''))
    .replaceAll(/\s+/g, ' ')
    .replaceAll('\u3002', '.')
    .replaceAll('\u060c', ',')
    .replaceAll(/[\u2018\u2019\u02bc]/g, "'")
    .trim();

/** The typed text with plain signs; null if it has superscripts or fractions, which would become other digits (10² is not 102). */
export const typedText = (typed: string): string | null => (/\p{No}/u.test(typed) ? null : unified(typed));

/** `20.00` is a number without decimals, too. Three zeros may be a group. */
export const fitsDecimals = (part: string, decimals: number): boolean =>
  part.length <= decimals || (part.length <= 2 && /^0*$/.test(part.slice(decimals)));

/**
 * Reads a number that has no thousands, such as a rate or a multiplier: any sign is of decimals. Returns it without its point
 * (`1.25` with two decimals is 125); null if it is not one, or has more decimals.
 */
export const readDecimal = (typed: string, decimals: number): number | null => {
  const [, whole = '', part = ''] = /^(?=.*\d)(\d*)(?:[.,\u066b](\d*))?$/.exec(typedText(typed) ?? '') ?? [];
  if (whole + part === '' || !fitsDecimals(part, decimals)) return null;
  const number = Number(whole + part.slice(0, decimals).padEnd(decimals, '0'));
  return Number.isSafeInteger(number) ? number : null;
};
