import { readdirSync } from 'node:fs';

const FILE = /^([a-z]{2})\.ts$/;

/**
 * SYS-08: a file here, named by the language's code, is the server's part of a language; nothing else need know of it. The bundle
 * has a list of the files in place of this module (scripts/bundle-server.mjs). Returns the texts by the code in capitals.
 */
export const loadLanguages = async (): Promise<Record<string, unknown>> => {
  const codes = readdirSync(import.meta.dirname).flatMap((name) => FILE.exec(name)?.[1] ?? []);
  const entries = codes.map(async (code) => {
    const file = (await import(`./${code}.ts`)) as { default: unknown };
    return [code.toUpperCase(), file.default] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
};
