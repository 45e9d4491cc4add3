import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const FILE = /^([a-z]{2})(\.ts)?$/;

/**
 * SYS-08: a file of the folder, or a folder with an index.ts, is named by a language's code and has the texts in that language; nothing
 * else need know of it. The bundle has a list of the files in place of this call (scripts/bundle-server.mjs). Returns the texts by the
 * code in capitals.
 */
export const loadLanguages = async (folder: string): Promise<Record<string, unknown>> => {
  const entries = readdirSync(folder).flatMap((name) => {
    const [, code, ending] = FILE.exec(name) ?? [];
    return code ? [read(code, path.join(folder, ending ? name : `${name}/index.ts`))] : [];
  });
  return Object.fromEntries(await Promise.all(entries));
};

const read = async (code: string, file: string): Promise<[string, unknown]> => {
  const { default: texts } = (await import(pathToFileURL(file).href)) as { default: unknown };
  return [code.toUpperCase(), texts];
};
