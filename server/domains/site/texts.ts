import type { Language } from '../../../contract/primitives.ts';

/** A text in all the languages it was written in. */
export type Texts<T = string> = Partial<Record<Language, T>>;

/** The text in this language, else in English, else in any. */
export const inLanguage = <T>(texts: Texts<T>, language: Language): T | undefined =>
  texts[language] ?? texts.EN ?? Object.values(texts)[0];
