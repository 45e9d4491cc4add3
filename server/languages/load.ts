import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const FILE = /^([a-z]{2})\.ts$/;

/**
 * SYS-08: a file of the folder, named by a language's code, has the texts in that language; nothing else need know of it. The bundle
 * has a list of the files in place of this call (scripts/bundle-server.mjs). Returns the texts by the code in capitals.
 */
export const loadLanguages = async (folder: string): Promise<Record<string, unknown>> => {
  const codes = readdirSync(folder).flatMap((name) => FILE.exec(name)?.[1] ?? []);
  const entries = codes.map(async (code) => {
    const file = (await import(pathToFileURL(path.join(folder, `${code}.ts`)).href)) as { default: unknown };
    return [code.toUpperCase(), file.default] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
};
