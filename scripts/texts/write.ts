import { markOf } from '../../contract/languages.ts';
import type { Language } from '../../contract/primitives.ts';
import { readTexts, type Entry } from './read.ts';
import { titleOf } from './titles.ts';

const PLURAL = /_(one|other)$/;

/** The plural categories that a language has by CLDR, in their order. */
export const formsOf = (tag: string): Intl.LDMLPluralRule[] => {
  const order: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const has = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return order.filter((form) => has.includes(form));
};

export interface Wanted {
  key: string;
  /** What the English text says; of a plural form that English lacks, its general form. */
  english: string;
}

/** The keys that a file needs in a language: those of the English one, with the language's own plural forms. */
export const wantedOf = (entries: readonly Entry[], tag: string): Wanted[] => {
  const byKey = new Map(entries.map((entry) => [entry.key, entry.text]));
  return entries.flatMap(({ key, text }): Wanted[] => {
    const base = key.replace(PLURAL, '');
    if (base === key || !byKey.has(`${base}_other`)) return [{ key, english: text }];
    if (key.endsWith('_one')) return [];
    const forms = formsOf(tag);
    return forms.map((form) => ({
      key: `${base}_${form}`,
      english: (form === 'one' && byKey.get(`${base}_one`)) || text,
    }));
  });
};

/** Marks of direction are written as escapes, since nobody would see them. */
const escaped = (text: string): string =>
  text.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`);
const quoted = (text: string): string =>
  `'${escaped(
    text
      .replaceAll('\\', '\\\\')
      .replaceAll("'", String.raw`\'`)
      .replaceAll('\n', String.raw`\n`),
  )}'`;
const backticked = (text: string): string => `\`${text.replaceAll('`', '\\`')}\``;

/**
 * Writes a file with texts in another language, from the source of the English one and the texts by their keys. Throws where
 * a text is missing.
 */
export const writeTexts = (english: string, language: Language, texts: ReadonlyMap<string, string>): string => {
  const textOf = (key: string): string => {
    const text = texts.get(key);
    if (text === undefined) throw new Error(`no text for ${key}`);
    return text;
  };
  let written = english;
  const entries = readTexts(english);
  const keys = new Set(entries.map(({ key }) => key));
  for (const { key, start, end, isTemplate } of entries.toReversed()) {
    const base = key.replace(PLURAL, '');
    if (base === key || !keys.has(`${base}_other`)) {
      written = written.slice(0, start) + (isTemplate ? backticked : quoted)(textOf(key)) + written.slice(end);
      continue;
    }
    // The property with its line: English has two forms, another language one to six.
    const from = written.lastIndexOf('\n', written.lastIndexOf(`${key.split('.').at(-1)}:`, start)) + 1;
    const to = written.indexOf('\n', end) + 1;
    const name = base.split('.').at(-1)!;
    const indent = /^ */.exec(written.slice(from))![0];
    const lines = formsOf(markOf(language).tag).map(
      (form) => `${indent}${name}_${form}: ${quoted(textOf(`${base}_${form}`))},\n`,
    );
    written = written.slice(0, from) + (key.endsWith('_other') ? lines.join('') : '') + written.slice(to);
  }
  return inLanguage(written, language);
};

/** The frame around the texts: imports of the same language, its name, and the type that English defines. */
const inLanguage = (source: string, language: Language): string => {
  const code = language.toLowerCase();
  const key = /export type (\w+) = keyof typeof en;/.exec(source)?.[1];
  const whole = /export type (\w+) = (?:Record<|\{).*;/.exec(source)?.[1];
  const type = whole ?? key;
  const typed = source
    .replaceAll(/^(export )?type .*;\n/gm, '')
    .replaceAll(
      /(from '|import\(')([^']*)'/g,
      (_, before: string, file: string) => before + file.replace(/(^|\/)en(\/|\.ts$)/, `$1${code}$2`) + "'",
    )
    .replaceAll(/import \{ en( as \w+)? \}/g, `import { ${code}$1 }`)
    .replaceAll('} as const;', '};')
    .replaceAll(/\/\*\*[^]*?\*\//g, (comment) =>
      comment.replace(/\bEnglish\b/, titleOf(language)).replace(' The other languages have exactly these keys.', ''),
    );
  if (!type) return typed.replaceAll(/\bexport const en\b/g, `export const ${code}`).trimEnd() + '\n';
  const annotation = whole ?? `Record<${key}, string>`;
  const imported = `import type { ${type} } from './en.ts';\n`;
  const at = [...typed.matchAll(/^import .*\n/gm)].at(-1);
  const end = at ? at.index + at[0].length : 0;
  return (
    `${typed.slice(0, end)}${imported}${at ? '' : '\n'}${typed.slice(end)}`
      .replace('export const en = {', `export const ${code}: ${annotation} = {`)
      .trimEnd() + '\n'
  );
};
