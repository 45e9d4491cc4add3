import type { i18n } from 'i18next';
import { markOf } from '../../../contract/languages.ts';
import type { Language } from '../../../contract/primitives.ts';

/** The type of every language. `scripts/check-i18n.ts` checks that no key is missing. */
export interface Messages {
  [key: string]: string | Messages;
}

/** Texts that few visits need. A language that has them in separate chunks loads them on demand. */
export type WordGroup =
  | 'agent'
  | 'account'
  | 'jackpots'
  | 'awards'
  | 'points'
  | 'rebates'
  | 'referrals'
  | 'chat'
  | 'book'
  | 'draws'
  | 'missions'
  | 'tables';

/** One language's file: its texts, and loaders for its separate chunks. */
export interface LanguageFile {
  default: Messages;
  groups?: Partial<Record<WordGroup, () => Promise<{ default: Messages }>>>;
  /** Loads dates, lengths of time and lists for browsers without them. */
  intl?: () => Promise<unknown>;
}

/** SYS-08: each file in `languages/`, named by its language code, is a language of the site. No other registration is needed. */
const files = import.meta.glob<LanguageFile>('./languages/*.ts');

/** Loaders of a folder's files, by language. */
export const languagesOf = (
  folder: Record<string, () => Promise<LanguageFile>>,
): Partial<Record<Language, () => Promise<LanguageFile>>> =>
  Object.fromEntries(Object.entries(folder).map(([file, load]) => [/(\w+)\.ts$/.exec(file)![1]!.toUpperCase(), load]));

export const languages = languagesOf(files);

/** Adds a language's texts and those of these groups to a translator. Returns the tag of the texts. */
export const addTexts = async (
  translator: i18n | null,
  language: Language,
  groups: readonly WordGroup[],
): Promise<string> => {
  const file = await languages[language]?.();
  if (!file || !translator) throw new Error(`no words in ${language}`);
  const { tag } = markOf(language);
  if (!translator.hasResourceBundle(tag, 'translation')) translator.addResourceBundle(tag, 'translation', file.default);
  const intl = Intl.ListFormat.supportedLocalesOf(tag).length === 0 ? file.intl?.() : undefined;
  // A language in one file already has all its texts.
  const [, ...loaded] = await Promise.all([
    Promise.resolve(intl),
    ...groups.map((group) => Promise.resolve(file.groups?.[group]?.())),
  ]);
  for (const texts of loaded) if (texts) translator.addResourceBundle(tag, 'translation', texts.default, true);
  return tag;
};

/** Whether the site has texts for this language. */
export const isSupported = (language: string | null | undefined): language is Language =>
  Boolean(language && language in languages);
