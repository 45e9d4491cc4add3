import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { markOf } from '../../contract/languages.ts';
import type { Language } from '../../contract/primitives.ts';
import type { Pair } from './checks.ts';
import { readTexts } from './read.ts';
import { englishFiles, fileIn, ROOT } from './sources.ts';
import { wantedOf, type Wanted } from './write.ts';

export const sourceOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** The texts of a file by their keys; none where the file is not there. */
export const textsOf = (file: string): Map<string, string> =>
  existsSync(path.join(ROOT, file))
    ? new Map(readTexts(sourceOf(file)).map(({ key, text }) => [key, text]))
    : new Map<string, string>();

/** What a language needs in the file that corresponds to an English one. */
export const wantedIn = (english: string, language: Language): Wanted[] =>
  wantedOf(readTexts(sourceOf(english)), markOf(language).tag);

/** All texts of a language beside the English ones. A missing one is empty. */
export const pairsOf = (language: Language): Pair[] =>
  englishFiles().flatMap((file) => {
    const has = textsOf(fileIn(file, language));
    return wantedIn(file, language).map(({ key, english }) => ({
      key: `${file} ${key}`,
      english,
      text: has.get(key) ?? '',
    }));
  });
