import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { markOf } from '../../contract/languages.ts';
import type { Language } from '../../contract/primitives.ts';
import type { Pair } from './checks.ts';
import { readTexts, type Entry } from './read.ts';
import { englishFiles, fileIn, ROOT } from './sources.ts';
import { wantedOf, type Wanted } from './write.ts';

export const sourceOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** The texts of a file by their keys; none where the file is not there. */
export const textsOf = (file: string): Map<string, string> =>
  existsSync(path.join(ROOT, file))
    ? new Map(readTexts(sourceOf(file)).map(({ key, text }) => [key, text]))
    : new Map<string, string>();

/** The texts of the English files, which every language is compared with. */
const englishEntries = new Map<string, readonly Entry[]>();
const entriesOf = (english: string): readonly Entry[] => {
  const entries = englishEntries.get(english) ?? readTexts(sourceOf(english));
  englishEntries.set(english, entries);
  return entries;
};

/** What a language needs in the file that corresponds to an English one. */
export const wantedIn = (english: string, language: Language): Wanted[] =>
  wantedOf(entriesOf(english), markOf(language).tag);

/** What English said at a commit, by the keys of the language; nothing where the file was not there. */
export const wantedAt = (commit: string, english: string, language: Language): Map<string, string> => {
  const { status, stdout } = spawnSync('git', ['show', `${commit}:${english}`], { cwd: ROOT, encoding: 'utf8' });
  const wanted = status === 0 ? wantedOf(readTexts(stdout), markOf(language).tag) : [];
  return new Map(wanted.map(({ key, english: text }) => [key, text]));
};

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
