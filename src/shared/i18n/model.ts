import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import type { i18n } from 'i18next';
import { LANGUAGE_COOKIE, markOf } from '../../../contract/languages.ts';
import type { Language } from '../../../contract/primitives.ts';
import { languageChanged } from '../api/context.ts';
import { $preloaded } from '../api/preloaded.ts';
import { addTexts, isSupported, type WordGroup } from './languages.ts';
import { localKept } from '../lib/storage.ts';

/** The key named by the specification (SYS-07). `lang` holds the same value for older parts. */
const KEY = 'hisLang';

/** The page's translator, set by `fork({ values })`. */
export const $translator = createStore<i18n | null>(null, { serialize: 'ignore' });

export const languagesStarted = createEvent();
/** The languages of the merchant, known from its configuration. */
export const merchantLanguagesKnown = createEvent<{ offered: Language[]; fallback: Language }>();
/** Texts are needed although the merchant could not be loaded: English, unless a language is loaded. */
export const textsNeeded = createEvent();

/** Also in other letter case, as an older part or a person may have written it. */
const readStoredFx = createEffect(() => localKept.getItem(KEY)?.toUpperCase() ?? null);

/**
 * The page shows texts of these groups. A language change also loads them, because the page would otherwise lose those texts.
 */
export const groupsOpened = createEvent<readonly WordGroup[]>();
export const $groups = createStore<readonly WordGroup[]>([]).on(groupsOpened, (groups, opened) => [
  ...new Set([...groups, ...opened]),
]);

export const loadLanguageFx = attach({
  source: { translator: $translator, groups: $groups },
  async effect({ translator, groups }, language: Language) {
    const tag = await addTexts(translator, language, groups);
    await translator!.changeLanguage(tag);
    return { language, groups };
  },
});

/** Keeps the language for the next visit. */
export const rememberFx = createEffect((language: Language) => {
  localKept.setItem(KEY, language);
  localKept.setItem('lang', language);
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=31536000; samesite=lax`;
});

const dressDocumentFx = createEffect((language: Language) => {
  const { tag, dir } = markOf(language);
  document.documentElement.lang = tag;
  document.documentElement.dir = dir;
});

/** The languages that both the merchant and the site have. */
export const $offered = createStore<Language[]>(['EN']).on(merchantLanguagesKnown, (_, { offered }) =>
  offered.filter(isSupported),
);
/** Whether a language is loaded. */
export const $languageReady = createStore(false).on(loadLanguageFx.doneData, () => true);
/** No language chunk could be loaded: the page cannot even show an error text. */
export const $languageFailed = createStore(false)
  .on(loadLanguageFx.failData, () => true)
  .on(loadLanguageFx, () => false);

const $stored = createStore<string | null>(null)
  .on(readStoredFx.doneData, (_, stored) => stored)
  .on(rememberFx, (_, language) => language);

sample({ clock: languagesStarted, target: readStoredFx });
// A returning visitor's language does not wait for the merchant's configuration.
sample({ clock: readStoredFx.doneData, filter: isSupported, target: loadLanguageFx });
// SYS-07: without a stored language that is offered, the merchant's default is used and stored; on a first visit the language that
// the server delivered the page in, which is the browser's if it is offered.
sample({
  clock: merchantLanguagesKnown,
  source: { stored: $stored, preloaded: $preloaded },
  filter: ({ stored }, { offered }) => !(isSupported(stored) && offered.includes(stored)),
  fn({ stored, preloaded: { language } }, { offered, fallback }): Language {
    if (stored === null && isSupported(language) && offered.includes(language)) return language;
    return isSupported(fallback) ? fallback : 'EN';
  },
  target: [loadLanguageFx, rememberFx],
});
sample({ clock: loadLanguageFx.doneData, fn: ({ language }) => language, target: [languageChanged, dressDocumentFx] });
sample({
  clock: textsNeeded,
  source: $languageReady,
  filter: (ready) => !ready,
  fn: (): Language => 'EN',
  target: loadLanguageFx,
});
