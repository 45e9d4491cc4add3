import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../contract/primitives.ts';
import { markOf } from '../../../contract/languages.ts';
import { formatAmount } from '../../../src/shared/format/money.ts';
import { readDecimal } from '../../../contract/typed-number.ts';
import { readAmount, typedAmount } from '../../../src/shared/format/read-amount.ts';
import { localeOf } from '../../../src/shared/format/use-locale.ts';

const LOCALES = [...LANGUAGES.map((language) => markOf(language).tag), 'de', 'fr-CH', 'en-IN'].map(localeOf);
/** An amount in minor units, two readings, or the kind of a refusal. */
const read = (text: string, language = 'en', exponent = 2, currency = 'USD') => {
  const reading = readAmount(text, { currency, exponent, locale: localeOf(language) });
  if (reading.kind === 'amount') return reading.amount;
  return reading.kind === 'ambiguous' ? reading.readings.join(' or ') : reading.kind;
};
const expectReadings = (rows: readonly (readonly [text: string, expected: number | string, ...string[]])[]) =>
  expect(rows.map(([text, , language]) => [text, read(text, language), ...(language ? [language] : [])])).toEqual(
    rows.map(([text, expected, language]) => [text, expected, ...(language ? [language] : [])]),
  );

describe('[WAL-01] a typed amount', () => {
  it('is read by the position of its signs in every language, where only one reading is possible', () => {
    const plain: Record<string, number> = {
      ...{ '20': 2_000, '20,50': 2_050, '0,50': 50, '1,50': 150, '20.5': 2_050, '20,5': 2_050, '20.': 2_000 },
      ...{ '20,': 2_000, '.5': 50, ',50': 50, '1.234,56': 123_456, '1,234.56': 123_456, '1,234,567': 123_456_700 },
      ...{ '1.234.567,8': 123_456_780, '1 234,56': 123_456, '1\u202f234,56': 123_456, "1'234.50": 123_450 },
      ...{ '1’234,50': 123_450, '1,00,000.50': 10_000_050, '1 234': 123_400, '0.05': 5, '007': 700, '0': 0 },
    };
    for (const locale of LOCALES)
      for (const [text, amount] of Object.entries(plain))
        expect([locale, text, readAmount(text, { currency: 'USD', exponent: 2, locale })]).toEqual([
          locale,
          text,
          { kind: 'amount', amount },
        ]);
  });

  it('is read by the shown language where a sign can be of decimals or of thousands, and refused if that is not plain', () => {
    expectReadings([
      ['1,234', 123_400, 'en'],
      ['1.234', 123_400, 'de'],
      ['1.234', 123_400, 'tr'],
      ['1.234', '1234 or 1.234', 'en'],
      ['12,345', '12345 or 12.345', 'de'],
      ['10.005', '10005 or 10.005', 'zh'],
      ['1,000', '1000 or 1.000', 'fr'],
      ['1.000', '1000 or 1.000', 'ru'],
    ]);
    expect([read('1.234', 'en', 3), read('1,234', 'de', 3)]).toEqual([1_234, 1_234]);
    expect([read('1,234', 'en', 3), read('1.234', 'de', 3)]).toEqual(['1234 or 1.234', '1234 or 1.234']);
    expect([read('1,234', 'en', 0), read('1.234', 'id', 0)]).toEqual([1_234, 1_234]);
    expect([read('1.234', 'en', 0), read('1,234', 'id', 0)]).toEqual(['1234 or 1.234', '1234 or 1.234']);
  });

  it('has at most the decimals of its currency, of which zeros may be more', () => {
    expect([read('20.00', 'en', 0), read('20,0', 'en', 0), read('20.5', 'en', 0)]).toEqual([20, 20, 'tooManyDecimals']);
    expect([read('20,500', 'de', 3), read('0,500', 'en', 3), read('1.2345', 'en', 3)]).toEqual([
      20_500,
      500,
      'tooManyDecimals',
    ]);
    expectReadings([
      ['0,505', 'tooManyDecimals'],
      ['1,0000', 'tooManyDecimals'],
      ['1,234.567', 'tooManyDecimals'],
    ]);
  });

  it('may have digits of every script, direction marks, spaces and the currency’s names', () => {
    expectReadings([
      ...(['٢٠٫٥٠', '۲۰٫۵۰', '२०.५०', '২০.৫০', '௨௦.௫௦', '౨౦.౫౦', '๒๐.๕๐', '໒໐,໕໐', '၂၀.၅၀', '២០,៥០'] as const).map(
        (text) => [text, 2_050] as const,
      ),
      ['２０．５０', 2_050],
      ['２０，５０', 2_050],
      ['\u200f٢٬٠٠٠٫٥\u200f', 200_050],
      ['\u2066 20.50\u2069', 2_050],
      ['20。50', 2_050],
      ['٢٠،٥٠', 2_050],
      ['USD 20.50', 2_050],
      ['20,50usd', 2_050],
      ['$20.50', 2_050],
      ['US$ 20', 2_000],
      ['20 dollars', 2_000],
      ['20 US dollars', 2_000],
      ['20元', 2_000, 'zh'],
      ['20 美元', 2_000, 'zh'],
      ['٢٠ دولار', 2_000, 'ar'],
      ['20 долларов США', 2_000, 'ru'],
      ['20 долларов', 2_000, 'ru'],
    ]);
    expect([read('Rs.500', 'en', 2, 'PKR'), read('฿1,500', 'th', 2, 'THB'), read('2.000 ₫', 'vi', 0, 'VND')]).toEqual([
      50_000, 150_000, 2_000,
    ]);
  });

  it('is refused if it is not a number of its currency', () => {
    const refused = ['-5', '−5', '(5)', '+5', '1e3', '12a', '20k', '1万', '20 mil', '20 EUR', '€20', '20 50', '1,2,3'];
    const more = ['1.2.3', '1,23,45', '1,234,', ',', '.', '10²', '½', '①', '十', '١٢ك', '20 20 USD', '1,234 567'];
    for (const text of [...refused, ...more]) expect([text, read(text)]).toEqual([text, 'notNumber']);
    expect(read('99999999999999999999')).toBe('tooLarge');
    expect(['', ' ', '\u200f'].map((text) => read(text))).toEqual(['empty', 'empty', 'empty']);
  });

  it('is read back from a field’s text and from its format in every language', () => {
    const anyAmount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(
        anyAmount,
        fc.integer({ min: 0, max: 4 }),
        fc.constantFrom(...LOCALES),
        (amount, exponent, locale) => {
          const form = { currency: 'USD', exponent, locale };
          expect(readAmount(typedAmount(amount, form), form)).toEqual({ kind: 'amount', amount });
          const formatted = readAmount(formatAmount(amount, exponent, locale), form);
          // Thousands without decimals have one sign, which may be of decimals in currencies with three of them.
          if (exponent < 3) expect(formatted).toEqual({ kind: 'amount', amount });
        },
      ),
    );
  });

  it('has no thousands if it is a rate', () => {
    expect(['1,25', '1.25', '1,234', '٠٫٥', '2', '.5'].map((text) => readDecimal(text, 4))).toEqual([
      12_500, 12_500, 12_340, 5_000, 20_000, 5_000,
    ]);
    for (const text of ['', '1,234.5', '1.2.3', '1 2', '-1', '1.23456', 'a', '.', '٫'])
      expect(readDecimal(text, 4)).toBeNull();
  });
});
