import { describe, expect, it } from 'vitest';
import { decimalsOf, formatExact, inMillionths } from '../../../src/shared/format/exact.ts';
import { formatSecond, formatWindow } from '../../../src/shared/format/window.ts';
import fc from '../../support/fast-check.ts';

describe('an exact amount, in millionths of minor units', () => {
  it.each([
    ['40000000000', 2, '400.00'],
    ['40000380000', 2, '400.0038'],
    ['1', 2, '0.00000001'],
    ['-50', 2, '-0.0000005'],
    ['0', 2, '0.00'],
    ['1500000', 0, '1.5'],
    ['2000000', 0, '2'],
    ['1234567890123456789012345678901234567891', 2, '12,345,678,901,234,567,890,123,456,789,012.34567891'],
  ])('%s of exponent %d is %s, to its last digit', (millionths, exponent, text) => {
    expect(formatExact(millionths, exponent, 'en')).toBe(text);
  });

  it('aligns with others by the number of decimals that the longest of them needs', () => {
    const amounts = ['40000000000', '40000380000', '-50'];
    expect(decimalsOf(amounts, 2)).toBe(7);
    expect(decimalsOf([], 2)).toBe(2);
    expect(amounts.map((each) => formatExact(each, 2, 'en', 7))).toEqual(['400.0000000', '400.0038000', '-0.0000005']);
  });

  it('parses back to the same amount', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
        fc.integer({ min: 0, max: 4 }),
        (value, exponent) => {
          const [whole, part = ''] = formatExact(String(value), exponent, 'en').replaceAll(',', '').split('.');
          expect(BigInt(whole! + part.padEnd(exponent + 6, '0'))).toBe(value);
        },
      ),
    );
  });

  it('has Latin digits in Arabic', () => {
    expect(formatExact('40000380000', 2, 'ar-u-nu-latn')).toContain('400.0038');
  });

  it('formats whole minor units, too', () => {
    expect(['0', '-5', '40000'].map((each) => formatExact(inMillionths(Number(each)), 2, 'en'))).toEqual([
      '0.00',
      '-0.05',
      '400.00',
    ]);
  });
});

describe('a window', () => {
  it('shows its time on the merchant’s clock, with its day', () => {
    const startMs = Date.UTC(2026, 10, 21, 23, 55);
    const text = formatWindow(startMs, startMs + 300_000, 'Asia/Kathmandu', 'en').replaceAll(/\s/g, ' ');
    expect(text).toBe('Nov 22, 2026, 05:40 – 05:45');
    expect(formatWindow(startMs, startMs + 300_000, 'UTC', 'en')).toMatch(/21, 2026.*23:55.*22, 2026.*00:00/);
    // Whole days are named without times.
    const midnightMs = Date.UTC(2026, 10, 16);
    expect(formatWindow(midnightMs, midnightMs + 15 * 86_400_000, 'UTC', 'en').replaceAll(/\s/g, ' ')).toBe(
      'Nov 16 – 30, 2026',
    );
    expect(formatWindow(midnightMs, midnightMs + 86_400_000, 'UTC', 'en')).toBe('Nov 16, 2026');
    // A day of 25 hours, when summer time ends.
    const [begin, end] = [Date.UTC(2026, 9, 24, 22), Date.UTC(2026, 9, 25, 23)];
    expect(formatWindow(begin, end, 'Europe/Berlin', 'en')).toBe('Oct 25, 2026');
    expect(formatSecond(startMs + 9_000, 'Asia/Kathmandu', 'en')).toBe('05:40:09');
  });
});
