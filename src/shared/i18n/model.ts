import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import type { i18n } from 'i18next';
import { LANGUAGE_COOKIE, markOf } from '../../../contract/languages.ts';
import type { Language } from '../../../contract/primitives.ts';
import { $language, languageChanged } from '../api/context.ts';
import { addWords, isSupported, type WordGroup } from './languages.ts';

/** The key the specification names (SYS-07); `lang` holds the same for older parts. */
const KEY = 'hisLang';

/** The page's translator, put in by `fork({ values })`. */
export const $translator = createStore<i18n | null>(null, { serialize: 'ignore' });

export const languagesStarted = createEvent();
/** What the brand offers, known with its configuration. */
export const merchantLanguagesKnown = createEvent<{ offered: Language[]; fallback: Language }>();
export const languageChosen = createEvent<Language>();
/** Words are needed though the brand could not be asked: English, unless a language is loaded. */
export const wordsNeeded = createEvent();

const readStoredFx = createEffect(() => localStorage.getItem(KEY));

/** Words of a group stand on the page: another language comes with them, or what is said in them would have to go meanwhile. */
export const groupOpened = createEvent<WordGroup>();
const $groups = createStore<readonly WordGroup[]>([]).on(groupOpened, (groups, group) => [
  ...new Set([...groups, group]),
]);

export const loadLanguageFx = attach({
  source: { translator: $translator, groups: $groups },
  async effect({ translator, groups }, language: Language) {
    const tag = await addWords(translator, language, groups);
    await translator!.changeLanguage(tag);
    return { language, groups };
  },
});

const rememberFx = createEffect((language: Language) => {
  localStorage.setItem(KEY, language);
  localStorage.setItem('lang', language);
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=31536000; samesite=lax`;
});

const dressDocumentFx = createEffect((language: Language) => {
  const { tag, dir } = markOf(language);
  document.documentElement.lang = tag;
  document.documentElement.dir = dir;
});

/** The languages that brand and site both have. */
export const $offered = createStore<Language[]>(['EN']).on(merchantLanguagesKnown, (_, { offered }) =>
  offered.filter(isSupported),
);
/** Whether there is a language to show the page in. */
export const $languageReady = createStore(false).on(loadLanguageFx.doneData, () => true);
/** No chunk of messages could be fetched: not even an error can be shown in words. */
export const $languageFailed = createStore(false)
  .on(loadLanguageFx.failData, () => true)
  .on(loadLanguageFx, () => false);

const $stored = createStore<string | null>(null)
  .on(readStoredFx.doneData, (_, stored) => stored)
  .on(rememberFx, (_, language) => language);

sample({ clock: languagesStarted, target: readStoredFx });
// A returning visitor's language need not wait for the brand's configuration.
sample({ clock: readStoredFx.doneData, filter: isSupported, target: loadLanguageFx });
// SYS-07: absent or not offered, the brand's default, which is then stored.
sample({
  clock: merchantLanguagesKnown,
  source: $stored,
  filter: (stored, { offered }) => !(isSupported(stored) && offered.includes(stored)),
  fn: (_, { fallback }): Language => (isSupported(fallback) ? fallback : 'EN'),
  target: [loadLanguageFx, rememberFx],
});
sample({
  clock: languageChosen,
  source: $language,
  filter: (now, next) => now !== next,
  fn: (_, next) => next,
  target: [loadLanguageFx, rememberFx],
});
sample({ clock: loadLanguageFx.doneData, fn: ({ language }) => language, target: [languageChanged, dressDocumentFx] });
sample({
  clock: wordsNeeded,
  source: $languageReady,
  filter: (ready) => !ready,
  fn: (): Language => 'EN',
  target: loadLanguageFx,
});
