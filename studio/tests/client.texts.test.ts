import { describe, expect, it, vi } from 'vitest';
import { loadI18n } from '../client/i18n/index.ts';
import { textsIn } from '../client/i18n/texts-in.ts';
import { loadSymbolNames } from '../client/parts/symbol-names/index.ts';
import { formatTime } from '../client/time.ts';
import { nameOf } from '../client/title.ts';

const en = { close: 'Close' };
const files = {
  './ar.ts': () => Promise.resolve({ ar: { close: 'أغلق' } }),
  './ja.ts': () => Promise.reject(new Error('the script did not load')),
};

describe('texts of a folder', () => {
  it('are those of the file that is named by the language’s code', async () => {
    expect(await textsIn('AR', files, en)).toEqual({ close: 'أغلق' });
  });

  it.each(['EN', 'KO', 'JA', ''])(
    'are the English ones where there is no file, or it does not load: “%s”',
    async (language) => {
      expect(await textsIn(language, files, en)).toBe(en);
    },
  );
});

describe('[SYS-08] the language of a game', () => {
  it.each([
    ['EN', 'EN', 'en-u-nu-latn', 'ltr'],
    ['CN', 'CN', 'zh-Hans-u-nu-latn', 'ltr'],
    ['AR', 'AR', 'ar-u-nu-latn', 'rtl'],
    ['XX', 'EN', 'en-u-nu-latn', 'ltr'],
  ])('%s is shown as %s, marked %s, and written %s', async (requested, language, locale, direction) => {
    expect(await loadI18n(requested)).toMatchObject({ language, locale, direction });
  });

  it('names a drawing in the player’s language, and one without a name by its own', async () => {
    const nameIn = await loadSymbolNames({ language: 'CN' });
    expect([nameIn('bamboo'), nameIn('no-such-thing:gold')]).toEqual(['竹子', 'no such thing']);
  });

  it('names a title in English where the vendor has no name in the player’s language', () => {
    const names = { EN: 'Jade Lantern', CN: '玉灯笼' };
    expect([nameOf({ names }, { language: 'CN' }), nameOf({ names }, { language: 'KO' })]).toEqual([
      '玉灯笼',
      'Jade Lantern',
    ]);
  });

  it.each([
    ['fr-u-nu-latn', '30 nov. 2026, 13:39'],
    ['ne-u-nu-deva', '२०२६-११-३० १३:३९'],
    ['my-u-nu-latn', '2026-11-30 13:39'],
  ])('a moment in %s, which the browser may not know, is %s', (locale, text) => {
    const known = Intl.DateTimeFormat.supportedLocalesOf.bind(Intl.DateTimeFormat);
    vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockImplementation((given) =>
      known(given).filter((each) => !/^(?:my|ne)/.test(each)),
    );
    const at = new Date(2026, 10, 30, 13, 39);
    expect(formatTime(locale, at, { date: 'medium', time: 'short' })).toBe(text);
  });
});
