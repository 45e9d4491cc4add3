import type { Language } from '../../../contract/primitives.ts';

/** A text in all its languages. */
export type Texts<T = string> = Partial<Record<Language, T>>;

/** Returns the text in this language, else in English, else in any. */
export const inLanguage = <T>(texts: Texts<T>, language: Language): T | undefined =>
  texts[language] ?? texts.EN ?? Object.values(texts)[0];

/** A row's name in a language; its `name` is the English one. */
export const nameIn = ({ name, names }: { name: string; names: unknown }, language: Language): string =>
  inLanguage({ EN: name, ...(names as Texts) }, language) ?? name;
