import type { Language } from './primitives.ts';

/** How a page in a language is marked: BCP 47 tag and direction. */
export interface LanguageMark {
  tag: string;
  dir: 'ltr' | 'rtl';
}

/** SYS-08: codes that are not their own tag. */
const TAGS: Partial<Record<Language, string>> = { CN: 'zh-Hans', TW: 'zh-Hant', TY: 'fil' };
const RIGHT_TO_LEFT: readonly Language[] = ['AR', 'FA', 'UR'];

/** The mark of any language of SYS-08, whether the site has words in it or not. */
export const markOf = (language: Language): LanguageMark => ({
  tag: TAGS[language] ?? language.toLowerCase(),
  dir: RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr',
});

/** Keeps the visitor's language, so that the server can write the page in it (SYS-07 keeps it in local storage, too). */
export const LANGUAGE_COOKIE = 'hisLang';
