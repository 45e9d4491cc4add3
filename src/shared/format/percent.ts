import { RATE_DECIMALS } from '../../../contract/pay-terms.ts';
import { readDecimal } from '../../../contract/typed-number.ts';
import { decimalText } from './money.ts';

const short = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

/** Formats millionths in per cent, exactly: 12,500 is `1.25`. */
export const percentText = (millionths: number): string => short(decimalText(millionths, RATE_DECIMALS));

/** Parses per cent to millionths, exactly; null when invalid. A point and a comma are both of decimals. */
export const parsePercent = (text: string): number | null =>
  readDecimal(text.replace(/\s*[%٪％﹪]\s*$/u, ''), RATE_DECIMALS);
