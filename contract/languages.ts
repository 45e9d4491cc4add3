import type { Language } from './primitives.ts';

/** How a page is marked with its language: BCP 47 tag and direction. */
export interface LanguageMark {
  tag: string;
  dir: 'ltr' | 'rtl';
}

/** SYS-08: codes that differ from their tag. */
const TAGS: Partial<Record<Language, string>> = { CN: 'zh-Hans', TW: 'zh-Hant', TY: 'fil' };
const RIGHT_TO_LEFT: readonly Language[] = ['AR', 'FA', 'UR'];

/** The mark of any language of SYS-08, with or without texts on the site. */
export const markOf = (language: Language): LanguageMark => ({
  tag: TAGS[language] ?? language.toLowerCase(),
  dir: RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr',
});

/** Stores the visitor's language, so that the server renders the page in it (SYS-07 also keeps it in local storage). */
export const LANGUAGE_COOKIE = 'hisLang';
