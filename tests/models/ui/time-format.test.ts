import { describe, expect, it } from 'vitest';
import { formatInstant, formatter } from '../../../src/shared/format/time.ts';

const EVENING = new Date(2026, 10, 29, 22, 5).getTime();
const MIDNIGHT = new Date(2026, 10, 29, 0, 5).getTime();

describe('[SYS-08] times of day', () => {
  it.each(['en', 'ar-u-nu-latn', 'hi', 'ko', 'fil'])('have 24 hours in %s', (locale) => {
    expect(formatInstant(EVENING, locale)).toContain('22:05');
    expect(formatter(locale, { timeStyle: 'short' }).format(EVENING)).toMatch(/^22:05$/);
    expect(formatter(locale, { hour: '2-digit', minute: '2-digit' }).format(MIDNIGHT)).toMatch(/^00:05$/);
  });

  it('leave a date alone', () => {
    expect(formatter('en', { day: 'numeric', month: 'short' }).format(EVENING)).toBe('Nov 29');
  });
});
