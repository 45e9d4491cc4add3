import type { Language } from '../../contract/primitives.ts';
import type { ServerTexts } from '../../server/languages/index.ts';
import type { Messages } from '../../src/shared/i18n/languages.ts';
import { BROKEN, PLURAL } from '../texts/checks.ts';
import { formsOf } from '../texts/write.ts';

/** Every message by its dotted key. */
export const flatten = (messages: Messages, prefix = ''): Map<string, string> => {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
};

const plain = (key: string) => key.replace(PLURAL, '');
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();

/** Lists missing and extra keys of a language, missing plural forms, texts without a placeholder; empty and corrupted texts. */
export const compareLanguages = (messages: Record<string, Map<string, string>>): string[] => {
  const faults: string[] = [];
  const all = new Set(Object.values(messages).flatMap((flat) => [...flat.keys()].map(plain)));
  for (const [language, flat] of Object.entries(messages)) {
    const forms = formsOf(language);
    for (const key of all) {
      const plural = Object.values(messages).some((each) => each.has(`${key}_other`));
      const needed = plural ? forms.map((form) => `${key}_${form}`) : [key];
      for (const each of needed) if (!flat.has(each)) faults.push(`${language} lacks ${each}`);
    }
    for (const [key, text] of flat) {
      if (text.trim() === '') faults.push(`${language} has nothing for ${key}`);
      if (BROKEN.test(text)) faults.push(`${language} has broken characters in ${key}`);
      if (/[!！]/.test(text)) faults.push(`${language} has an exclamation mark in ${key}`);
      const english = messages.en?.get(key);
      if (english === undefined || PLURAL.test(key)) continue;
      if (placeholders(english).join() !== placeholders(text).join())
        faults.push(`${language} has other values in ${key}`);
    }
  }
  return faults;
};

/** Lists what the server lacks for a language of the client: its file, or the name of a class of games. */
export const compareServer = (
  pages: readonly Language[],
  server: Partial<Record<Language, Pick<ServerTexts, 'gameClasses'>>>,
): string[] => {
  const classes = Object.keys(server.EN?.gameClasses ?? {});
  return pages.flatMap((language) => {
    const texts = server[language];
    if (!texts) return [`${language} has no server/languages/${language.toLowerCase()}.ts`];
    return classes.filter((key) => !texts.gameClasses[key]).map((key) => `${language} has no name for games of ${key}`);
  });
};

/** Lists words that a downloaded record names otherwise than the page of the record does, in one language. */
export const compareRecords = (
  language: Language,
  page: ReadonlyMap<string, string>,
  file: Pick<ServerTexts['records'], 'kinds' | 'states'> | undefined,
): string[] =>
  [...flatten({ kinds: file?.kinds ?? {}, states: file?.states ?? {} })]
    .filter(([key, text]) => page.get(`member.${key}`) !== text)
    .map(
      ([key, text]) => `${language}: a downloaded record says "${text}", and its page "${page.get(`member.${key}`)}"`,
    );

/** Keys that no source uses, literally or by a pattern. */
export const unusedKeys = (
  keys: readonly string[],
  named: ReadonlySet<string>,
  patterns: readonly RegExp[],
): string[] => [
  ...new Set(keys.map(plain).filter((key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)))),
];
