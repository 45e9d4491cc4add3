import type { i18n } from 'i18next';
import { markOf } from '../../../contract/languages.ts';
import type { Language } from '../../../contract/primitives.ts';

/** The shape every language has; that none lacks a key is `scripts/check-i18n.ts`'s work. */
export interface Messages {
  [key: string]: string | Messages;
}

/** Words that few visits need: where a language has them in chunks of their own, they are loaded when they are asked for. */
export type WordGroup = 'agent' | 'account';

/** One language's file: its words, and loaders of those it keeps apart. */
export interface LanguageFile {
  default: Messages;
  groups?: Partial<Record<WordGroup, () => Promise<{ default: Messages }>>>;
}

/** SYS-08: a file in `languages/`, named by the language's code, is a language of the site; nothing else need know of it. */
const files = import.meta.glob<LanguageFile>('./languages/*.ts');

/** Loaders by language, of the files of a folder. */
export const languagesOf = (
  folder: Record<string, () => Promise<LanguageFile>>,
): Partial<Record<Language, () => Promise<LanguageFile>>> =>
  Object.fromEntries(Object.entries(folder).map(([file, load]) => [/(\w+)\.ts$/.exec(file)![1]!.toUpperCase(), load]));

export const languages = languagesOf(files);

/** Gives a translator a language's words, with those of these groups; answers its tag. */
export const addWords = async (
  translator: i18n | null,
  language: Language,
  groups: readonly WordGroup[],
): Promise<string> => {
  const file = await languages[language]?.();
  if (!file || !translator) throw new Error(`no words in ${language}`);
  const { tag } = markOf(language);
  if (!translator.hasResourceBundle(tag, 'translation')) translator.addResourceBundle(tag, 'translation', file.default);
  for (const group of groups) {
    // A language of one file has had them all from the beginning.
    const words = await file.groups?.[group]?.();
    if (words) translator.addResourceBundle(tag, 'translation', words.default, true);
  }
  return tag;
};

/** Whether the site has its messages in this language. */
export const isSupported = (language: string | null | undefined): language is Language =>
  Boolean(language && language in languages);

/** A language's own name for itself. */
export const nameOf = (language: Language): string => {
  const { tag } = markOf(language);
  return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? language;
};
