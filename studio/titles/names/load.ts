import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language, type Names } from '../../../contract/primitives.ts';

const FILE = /^([a-z]{2})\.ts$/;

/** Names by a game's id, in each language. */
export type NamesByLanguage = Partial<Record<Language, Readonly<Record<string, string>>>>;

/**
 * SYS-08: a file of the folder, named by a language's code, has the names in that language; nothing else need know of it. A bundle has
 * a list of the files in place of this call (scripts/bundle-server.mjs).
 */
export const loadLanguages = async (folder: string): Promise<NamesByLanguage> => {
  const codes = readdirSync(folder).flatMap((name) => FILE.exec(name)?.[1] ?? []);
  const entries = codes.map(async (code) => {
    const file = (await import(pathToFileURL(path.join(folder, `${code}.ts`)).href)) as Record<string, unknown>;
    return [code.toUpperCase(), file[code]] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as NamesByLanguage;
};

/** The names of one game; undefined without an English one. */
export function namesIn(files: NamesByLanguage, id: string): Names | undefined {
  const EN = files.EN?.[id];
  if (EN === undefined) return undefined;
  const names: Names = { EN };
  for (const language of LANGUAGES) {
    const name = files[language]?.[id];
    if (name !== undefined) names[language] = name;
  }
  return names;
}
