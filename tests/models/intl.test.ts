import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTranslator } from '../../src/shared/i18n/instance.ts';
import { addTexts } from '../../src/shared/i18n/languages.ts';

/** Node has every language; Chromium lacks these (docs/texts.md). */
const LACKING = ['KM', 'LO', 'MY', 'NE'] as const;
const node = { ...pick(Intl) };
function pick({ DateTimeFormat, DisplayNames, ListFormat, NumberFormat, RelativeTimeFormat }: typeof Intl) {
  return { DateTimeFormat, DisplayNames, ListFormat, NumberFormat, RelativeTimeFormat };
}
beforeAll(async () => {
  const translator = createTranslator();
  await addTexts(translator, 'NE', []);
  // A browser that has them is left as it is.
  expect(pick(Intl)).toEqual(node);
  vi.spyOn(Intl.ListFormat, 'supportedLocalesOf').mockReturnValue([]);
  for (const language of LACKING) await addTexts(translator, language, []);
  vi.restoreAllMocks();
}, 60_000);
afterAll(() => void Object.assign(Intl, node));

const SUMMER = Date.UTC(2026, 6, 4, 22, 5, 9);
const WINTER = Date.UTC(2026, 10, 29, 22, 5, 9);

describe('[SYS-08] a language that the browser has no dates of', () => {
  it.each(LACKING)('%s has those of CLDR, in each time zone, and names of countries', (language) => {
    const locale = `${language.toLowerCase()}-u-nu-latn`;
    expect(Intl.DateTimeFormat).not.toBe(node.DateTimeFormat);
    for (const timeZone of ['UTC', 'Asia/Yangon', 'Asia/Kathmandu', 'America/New_York'])
      for (const options of [
        { dateStyle: 'long', timeZone },
        { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23', timeZone },
        { day: 'numeric', month: 'short', timeZone },
      ] as const)
        for (const at of [SUMMER, WINTER])
          expect(new Intl.DateTimeFormat(locale, options).format(at)).toBe(
            new node.DateTimeFormat(locale, options).format(at),
          );
    const length = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
    expect([
      new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-3, 'day'),
      new Intl.ListFormat(locale, { type: 'disjunction' }).format(['A', 'B', 'C']),
      ...['TH', 'GB', 'HK'].map((country) => new Intl.DisplayNames([locale], { type: 'region' }).of(country)),
      ...['pt', 'ur'].map((tag) => new Intl.DisplayNames(locale, { type: 'language' }).of(tag)),
      new Intl.NumberFormat(locale, length).format(3),
    ]).toEqual([
      new node.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-3, 'day'),
      new node.ListFormat(locale, { type: 'disjunction' }).format(['A', 'B', 'C']),
      ...['TH', 'GB', 'HK'].map((country) => new node.DisplayNames([locale], { type: 'region' }).of(country)),
      ...['pt', 'ur'].map((tag) => new node.DisplayNames(locale, { type: 'language' }).of(tag)),
      new node.NumberFormat(locale, length).format(3),
    ]);
  });

  it('changes nothing in another language, nor in plain numbers', () => {
    const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tokyo' } as const;
    for (const locale of ['en', 'ar-u-nu-latn', 'fa', undefined]) {
      expect(new Intl.DateTimeFormat(locale, options).format(SUMMER)).toBe(
        new node.DateTimeFormat(locale, options).format(SUMMER),
      );
      expect(Intl.DateTimeFormat(locale, options)).toBeInstanceOf(node.DateTimeFormat);
    }
    expect(new Intl.NumberFormat('km')).toBeInstanceOf(node.NumberFormat);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(new node.DateTimeFormat().resolvedOptions().timeZone);
  });
});
