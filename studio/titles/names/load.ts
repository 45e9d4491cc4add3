import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language, type Names } from '../../../contract/primitives.ts';

const FILE = /^([a-z]{2})\.ts$/;

export type ByLanguage<T> = Partial<Record<Language, T>>;

/**
 * SYS-08: a file of the folder, named by a language's code, has what differs by language; nothing else need know of it. A bundle has a
 * list of the files in place of this call (scripts/bundle-server.mjs).
 */
export const loadLanguages = async <T>(from: string, folder = '.'): Promise<ByLanguage<T>> => {
  const files = readdirSync(path.join(from, folder));
  const entries = files.flatMap((name) => {
    const code = FILE.exec(name)?.[1];
    return code ? [read(code, path.join(from, folder, name))] : [];
  });
  return Object.fromEntries(await Promise.all(entries));
};

/**
 * The same of each folder below one, when it is asked for: a function of its path from there. A bundle has a list of the files in place
 * of this call.
 */
export const languagesBelow =
  <T>(from: string, folder: string) =>
  (below: string): Promise<ByLanguage<T>> =>
    loadLanguages<T>(from, path.join(folder, below));

async function read(code: string, file: string): Promise<[string, unknown]> {
  const content = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  return [code.toUpperCase(), content[code]];
}

/** One name in each language that has it; undefined without an English one. */
export function namesFrom<T>(files: ByLanguage<T>, nameIn: (file: T) => string | undefined): Names | undefined {
  const found = LANGUAGES.flatMap((language) => {
    const file = files[language];
    const name = file && nameIn(file);
    return name === undefined ? [] : [[language, name] as const];
  });
  const names: Partial<Names> = Object.fromEntries(found);
  return names.EN === undefined ? undefined : { ...names, EN: names.EN };
}
