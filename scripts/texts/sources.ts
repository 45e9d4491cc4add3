import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Folders with files of texts: `en.ts`, or files below a folder `en`. */
const FOLDERS = ['art', 'contract/texts', 'server', 'src/shared/i18n/languages', 'studio'];
const ENGLISH = /(^|\/)en(\.ts$|\/.+\.ts$)/;
const SKIPPED = /(^|\/)(node_modules|tests|dist)\//;

/** The files with the English texts, as paths from the root. Those of another language have the same names with its code. */
export const englishFiles = (): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => ENGLISH.test(file) && !SKIPPED.test(file)),
  ).sort();

/** The path of the same texts in another language, by its code. */
export const fileIn = (english: string, language: string): string =>
  english.replace(/(^|\/)en(\.ts$|\/)/, `$1${language.toLowerCase()}$2`);
