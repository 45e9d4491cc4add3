import type { Language } from './primitives.ts';

/** How a page in a language is marked: BCP 47 tag and direction. */
export interface LanguageMark {
  tag: string;
  dir: 'ltr' | 'rtl';
}

/** The languages that the site has words in. */
export const LANGUAGE_MARKS: Partial<Record<Language, LanguageMark>> = {
  EN: { tag: 'en', dir: 'ltr' },
  CN: { tag: 'zh-Hans', dir: 'ltr' },
  AR: { tag: 'ar', dir: 'rtl' },
};

/** Keeps the visitor's language, so that the server can write the page in it (SYS-07 keeps it in local storage, too). */
export const LANGUAGE_COOKIE = 'hisLang';
