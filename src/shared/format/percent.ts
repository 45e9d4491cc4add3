import { RATE_DECIMALS } from '../../../contract/pay-terms.ts';
import { decimalText, parseAmount } from './money.ts';

const short = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

/** Formats millionths in per cent, exactly: 12,500 is `1.25`. */
export const percentText = (millionths: number): string => short(decimalText(millionths, RATE_DECIMALS));

/**
 * Parses per cent to millionths, exactly; null when invalid. A comma is refused because many languages read it as a decimal
 * point.
 */
export const parsePercent = (text: string): number | null => {
  const plain = text.replace(/\s*[%٪]\s*$/, '');
  return plain.includes(',') ? null : parseAmount(plain, RATE_DECIMALS);
};
