import { formatAmount } from '../../shared/format/money.ts';

/** Formats an amount without decimals when they are all zero: `1,000`, `12.50`. */
export const wholeAmount = (amount: number, exponent: number, locale: string): string =>
  amount % 10 ** exponent === 0
    ? formatAmount(amount / 10 ** exponent, 0, locale)
    : formatAmount(amount, exponent, locale);
