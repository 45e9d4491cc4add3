import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markOf } from '../../contract/languages.ts';
import type { Language } from '../../contract/primitives.ts';
import { $language, languageChanged } from '../../src/shared/api/context.ts';
import { $preloaded, nothingPreloaded } from '../../src/shared/api/preloaded.ts';
import { createTranslator } from '../../src/shared/i18n/instance.ts';
import { LANGUAGE_NAMES } from '../../src/shared/i18n/language-names.ts';
import { languages, languagesOf } from '../../src/shared/i18n/languages.ts';
import {
  $languageFailed,
  $languageReady,
  $offered,
  $translator,
  merchantLanguagesKnown,
  languagesStarted,
  textsNeeded,
} from '../../src/shared/i18n/model.ts';
import { textMissing, type MissingText } from '../../src/app/missing-texts.ts';
import { $loading, $unloaded, languageChosen, languageRetried } from '../../src/features/choose-language/model.ts';
import { isFound } from '../../src/features/choose-language/find.ts';
import ar from '../../src/shared/i18n/languages/ar/account/index.ts';
import { accountTexts } from '../../src/shared/i18n/word-groups.ts';
import { expectIsolated } from './support/isolation.ts';
import { heardOf, pageOf } from './support/page.ts';
import { freshDocument } from './support/browser.ts';

freshDocument();

const brand = { offered: ['EN', 'CN', 'AR'] as Language[], fallback: 'CN' as Language };
const stored = () => [localStorage.getItem('hisLang'), localStorage.getItem('lang')];

const begin = async (hisLang: string | null, languages = brand, delivered: Language | null = null) => {
  if (hisLang !== null) localStorage.setItem('hisLang', hisLang);
  const translator = createTranslator();
  const scope = pageOf({
    values: [
      [$translator, translator],
      [$preloaded, { ...nothingPreloaded, language: delivered }],
    ],
  });
  const changes = heardOf(languageChanged, scope);
  await allSettled(languagesStarted, { scope });
  const early = scope.getState($languageReady);
  await allSettled(merchantLanguagesKnown, { scope, params: languages });
  return { scope, translator, changes, early };
};

/** As if the site had no Khmer. */
const withoutKhmer = () => {
  const { KM } = languages;
  beforeEach(() => void delete languages.KM);
  afterEach(() => {
    if (KM) languages.KM = KM;
  });
};

describe('[SYS-07] the language', () => {
  withoutKhmer();

  it('is the one stored under hisLang, without waiting for the merchant', async () => {
    const { scope, early, changes } = await begin('AR');
    expect([early, scope.getState($language), changes]).toEqual([true, 'AR', ['AR']]);
  });

  it('is the stored one also in other letter case', async () => {
    const { scope, early } = await begin('ar');
    expect([early, scope.getState($language)]).toEqual([true, 'AR']);
  });

  it.each([
    ['absent', null],
    ['one that the site does not have', 'KM'],
    ['no language at all', 'xx'],
    ['empty', ''],
  ])('is the merchant’s default when hisLang is %s, and is then stored under hisLang and lang', async (_, hisLang) => {
    const { scope, early } = await begin(hisLang);
    expect([early, scope.getState($language), stored()]).toEqual([false, 'CN', ['CN', 'CN']]);
  });

  it('is that of the delivered page on a first visit, and is then stored', async () => {
    const { scope } = await begin(null, brand, 'AR');
    expect([scope.getState($language), stored()]).toEqual(['AR', ['AR', 'AR']]);
  });

  it('is the merchant’s default where the delivered page is in a language that is not offered, or another was chosen', async () => {
    expect((await begin(null, { offered: ['EN', 'CN'], fallback: 'CN' }, 'AR')).scope.getState($language)).toBe('CN');
    expect((await begin('KM', brand, 'AR')).scope.getState($language)).toBe('CN');
  });

  it('is the merchant’s default when the merchant does not offer the stored one', async () => {
    const { scope } = await begin('AR', { offered: ['EN', 'CN'], fallback: 'CN' });
    expect([scope.getState($language), stored()]).toEqual(['CN', ['CN', 'CN']]);
  });

  it('is English when the site lacks the merchant’s default', async () => {
    const { scope } = await begin(null, { offered: ['KM', 'EN'], fallback: 'KM' });
    expect([scope.getState($language), stored()]).toEqual(['EN', ['EN', 'EN']]);
  });

  it('is offered when both the merchant and the site have it', async () => {
    const { scope } = await begin('EN', { offered: ['KM', 'AR', 'EN'], fallback: 'EN' });
    expect(scope.getState($offered)).toEqual(['AR', 'EN']);
  });
});

describe('[SYS-07] [SYS-08] choosing a language', () => {
  it('shows it, stores it under both keys, and sends it with calls', async () => {
    const { scope, translator } = await begin('EN');
    await allSettled(languageChosen, { scope, params: 'CN' });
    expect([scope.getState($language), translator.language, stored()]).toEqual(['CN', 'zh-Hans', ['CN', 'CN']]);
  });

  it('does nothing for the active one', async () => {
    const { scope, changes } = await begin('EN');
    await allSettled(languageChosen, { scope, params: 'EN' });
    expect(changes).toEqual(['EN']);
  });

  it('lays the page out right to left for Arabic, and left to right for English', async () => {
    const { scope } = await begin('EN');
    const { documentElement } = document;
    await allSettled(languageChosen, { scope, params: 'AR' });
    expect([documentElement.lang, documentElement.dir]).toEqual(['ar', 'rtl']);
    await allSettled(languageChosen, { scope, params: 'EN' });
    expect([documentElement.lang, documentElement.dir]).toEqual(['en', 'ltr']);
  });

  it('loads the texts of all groups that the page has opened, so that no message disappears', async () => {
    const { scope, translator } = await begin('EN');
    await allSettled(accountTexts.needed, { scope });
    const ready = heardOf(accountTexts.$ready, scope);
    const said: string[] = [];
    translator.on('languageChanged', () => said.push(translator.t('auth.loginTitle')));
    await allSettled(languageChosen, { scope, params: 'AR' });
    expect([said, ready, scope.getState(accountTexts.$ready)]).toEqual([[ar.auth.loginTitle], [], true]);
  });

  it('keeps the page as it is when some texts cannot be loaded', async () => {
    const { scope, translator } = await begin('EN');
    await allSettled(accountTexts.needed, { scope });
    const account = () => Promise.reject(new Error('the line is cut'));
    vi.spyOn(languages, 'CN').mockResolvedValue({ default: {}, groups: { account } });
    await allSettled(languageChosen, { scope, params: 'CN' });
    expect([translator.language, scope.getState($language), scope.getState(accountTexts.$ready)]).toEqual([
      'en',
      'EN',
      true,
    ]);
  });

  it('stays in the former language when the chosen one does not load, says which, and tries it again', async () => {
    const { scope, translator } = await begin('EN');
    const file = vi.spyOn(languages, 'CN').mockRejectedValueOnce(new Error('the line is cut'));
    await allSettled(languageChosen, { scope, params: 'CN' });
    const state = () => [scope.getState($language), translator.language, stored()[0], scope.getState($unloaded)];
    expect([state(), scope.getState($loading)]).toEqual([['EN', 'en', 'EN', 'CN'], null]);
    file.mockRestore();
    await allSettled(languageRetried, { scope });
    expect(state()).toEqual(['CN', 'zh-Hans', 'CN', null]);
  });

  it('survives a reload', async () => {
    const { scope } = await begin(null);
    await allSettled(languageChosen, { scope, params: 'AR' });
    const reloaded = await begin(null);
    expect(reloaded.scope.getState($language)).toBe('AR');
  });

  it('changes in its own scope only', async () => {
    const { scope } = await begin('EN');
    await expectIsolated(scope, [$language], () => allSettled(languageChosen, { scope, params: 'AR' }));
  });
});

describe('texts', () => {
  it('are English when the merchant cannot be loaded and no language is stored', async () => {
    const scope = pageOf({ values: [[$translator, createTranslator()]] });
    await allSettled(languagesStarted, { scope });
    await allSettled(textsNeeded, { scope });
    expect([scope.getState($language), scope.getState($languageReady)]).toEqual(['EN', true]);
    // The merchant may still name another language.
    expect(stored()).toEqual([null, null]);
  });

  it('stay in the stored language', async () => {
    localStorage.setItem('hisLang', 'AR');
    const scope = pageOf({ values: [[$translator, createTranslator()]] });
    await allSettled(languagesStarted, { scope });
    await allSettled(textsNeeded, { scope });
    expect(scope.getState($language)).toBe('AR');
  });

  it('are reported as missing when none can be loaded', async () => {
    const scope = pageOf();
    await allSettled(textsNeeded, { scope });
    expect([scope.getState($languageReady), scope.getState($languageFailed)]).toEqual([false, true]);
  });
});

describe('[SYS-08] a text that a language lacks', () => {
  it('is in English', async () => {
    const missed: MissingText[] = [];
    const translator = createTranslator((tag, key) => missed.push({ tag, key }));
    vi.spyOn(languages, 'CN').mockResolvedValue({ default: { shell: { login: '登录' } } });
    localStorage.setItem('hisLang', 'CN');
    const scope = pageOf({ values: [[$translator, translator]] });
    await allSettled(languagesStarted, { scope });
    expect([translator.t('shell.login'), translator.t('shell.register')]).toEqual(['登录', 'shell.register']);
    expect(missed).toEqual([{ tag: 'zh-Hans', key: 'shell.register' }]);
    for (const params of [...missed, ...missed]) await allSettled(textMissing, { scope, params });
    expect([translator.t('shell.login'), translator.t('shell.register')]).toEqual(['登录', 'Register']);
  });
});

describe('[SYS-08] a language', () => {
  const texts = { default: { ui: { ok: 'D’accord' } } };

  it.each(['espanol', 'ESPAÑOL', 'span', 'es', ' Español '])('is found by “%s”', (search) => {
    expect(isFound({ code: 'ES', own: 'Español', here: 'Spanish' }, search)).toBe(true);
    expect(isFound({ code: 'KM', own: 'ខ្មែរ', here: 'Khmer' }, search)).toBe(false);
  });

  it('is one file named by its code', async () => {
    expect(await languagesOf({ './languages/fr.ts': () => Promise.resolve(texts) }).FR?.()).toBe(texts);
  });

  it.each([
    ['EN', { tag: 'en', dir: 'ltr' }, 'English'],
    ['CN', { tag: 'zh-Hans', dir: 'ltr' }, '简体中文'],
    ['TW', { tag: 'zh-Hant', dir: 'ltr' }, '繁體中文'],
    ['MY', { tag: 'my', dir: 'ltr' }, 'မြန်မာ'],
    ['TY', { tag: 'fil', dir: 'ltr' }, 'Filipino'],
    ['AR', { tag: 'ar', dir: 'rtl' }, 'العربية'],
    ['FA', { tag: 'fa', dir: 'rtl' }, 'فارسی'],
    ['UR', { tag: 'ur', dir: 'rtl' }, 'اردو'],
    ['FR', { tag: 'fr', dir: 'ltr' }, 'Français'],
  ] as const)('%s has its tag, direction and own name, whether the site has it or not', (language, mark, name) => {
    expect([markOf(language), LANGUAGE_NAMES[language]]).toEqual([mark, name]);
  });
});
