/** How prices can be shown. A price is always thousandths of the decimal one; a shown price is never read back. */
export const ODDS_FORMATS = ['decimal', 'hong-kong', 'malay', 'indonesian', 'american'] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

const UNIT = 1_000;

/**
 * Writes a price. With h, the decimal price less 1: Hong Kong is h; Malay is h up to 1, else −1/h; Indonesian is h from 1, else
 * −1/h; American is 100 h from 1, else −100/h. Rounded half away from zero, in integers.
 */
export function formatOdds(price: number, format: OddsFormat): string {
  const profit = price - UNIT;
  switch (format) {
    case 'decimal':
      return hundredths(quotient(price, 10));
    case 'hong-kong':
      return hundredths(quotient(profit, 10));
    case 'malay':
      return profit <= UNIT ? hundredths(quotient(profit, 10)) : inverse(profit);
    case 'indonesian':
      return profit >= UNIT ? hundredths(quotient(profit, 10)) : hundredths(-quotient(100 * UNIT, profit));
    case 'american':
      return profit >= UNIT ? `+${quotient(profit, 10)}` : `\u2212${quotient(100 * UNIT, profit)}`;
  }
}

const quotient = (top: number, bottom: number): number => Math.floor((2 * top + bottom) / (2 * bottom));

/** −1/h with two decimals, or with as many more as it takes to be no zero: −0.005 for h = 201. */
function inverse(profit: number): string {
  let places = 2;
  while (places < 6 && quotient(10 ** places * UNIT, profit) === 0) places += 1;
  return decimals(-quotient(10 ** places * UNIT, profit), places);
}

const hundredths = (value: number): string => decimals(value, 2);

function decimals(value: number, places: number): string {
  const digits = String(Math.abs(value)).padStart(places + 1, '0');
  return `${value < 0 ? '\u2212' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
