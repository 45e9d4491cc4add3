import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../../src/shared/format/money.ts';
import { formatAgo } from '../../../src/shared/format/ago.ts';
import { formatSpan } from '../../../src/shared/format/time.ts';

describe('money', () => {
  it('has the digits of its currency', () => {
    expect(formatMoney({ amount: 248_050, currency: 'USD', exponent: 2 }, 'en')).toBe('2,480.50\u00a0USD');
    expect(formatMoney({ amount: -5, currency: 'USD', exponent: 2 }, 'en')).toBe('-0.05\u00a0USD');
    expect(formatMoney({ amount: 1_500, currency: 'JPY', exponent: 0 }, 'en')).toBe('1,500\u00a0JPY');
  });

  it('keeps every digit of the largest amount', () => {
    const { MAX_SAFE_INTEGER: amount } = Number;
    expect(formatMoney({ amount, currency: 'USD', exponent: 2 }, 'en')).toBe('90,071,992,547,409.91\u00a0USD');
  });

  it('has Latin digits in Arabic, so that figures align and count in the same way', () => {
    expect(formatMoney({ amount: 248_050, currency: 'USD', exponent: 2 }, 'ar-u-nu-latn')).toContain('2,480.50');
  });
});

describe('time', () => {
  it('shows a duration as a clock', () => {
    expect([0, 59_999, 3_599_000, 3_600_000, 45_296_000].map(formatSpan)).toEqual([
      '00:00',
      '00:59',
      '59:59',
      '1:00:00',
      '12:34:56',
    ]);
  });

  it('shows how long ago in the largest whole unit', () => {
    const hour = 3_600_000;
    expect(formatAgo(0, 71 * hour, 'en')).toBe('2 days ago');
    expect(formatAgo(0, hour, 'en')).toBe('1 hour ago');
    expect(formatAgo(1_000, 0, 'en')).toBe('now');
  });
});
