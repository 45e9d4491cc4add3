/**
 * npm run texts -- list <code> [part of a path]: the texts that a language lacks. Below `# <English file>` a line for each:
 * its number in the file, key, English and Chinese text, with `|` between.
 * npm run texts -- changed <code> <commit>: the same of what it lacks, or what English says otherwise since that commit.
 * npm run texts -- write <code> <files>: writes files from such lists with the number and the text on each line.
 * npm run texts -- check <code>: what is wrong.
 * npm run texts -- look <code>: what somebody should look at.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '../../contract/primitives.ts';
import { check } from './check.ts';
import { faultsOf, inconsistent, long } from './checks.ts';
import { glossaryOf, otherwise } from './glossary.ts';
import { pairsOf, sourceOf, textsOf, wantedAt, wantedIn } from './pairs.ts';
import { englishFiles, fileIn, ROOT } from './sources.ts';
import { writeTexts, type Wanted } from './write.ts';

const onOneLine = (text = ''): string => text.replaceAll('\n', String.raw`\n`);

/** The texts of each file that `isMeant`, as numbered lines. */
const listed = (language: Language, isMeant: (file: string, wanted: Wanted) => boolean): string[] =>
  englishFiles().flatMap((file) => {
    const chinese = textsOf(fileIn(file, 'CN'));
    const lines = wantedIn(file, language).flatMap((wanted, index) =>
      isMeant(file, wanted)
        ? [[index + 1, wanted.key, onOneLine(wanted.english), onOneLine(chinese.get(wanted.key))].join('|')]
        : [],
    );
    return lines.length > 0 ? [`# ${file}`, ...lines] : [];
  });

const isLacking = (language: Language) => {
  const has = new Map(englishFiles().map((file) => [file, textsOf(fileIn(file, language))]));
  return (file: string, { key }: Wanted): boolean => !has.get(file)?.has(key);
};

const list = (language: Language, part = ''): string[] => {
  const lacks = isLacking(language);
  return listed(language, (file, wanted) => file.includes(part) && lacks(file, wanted));
};

const changed = (language: Language, commit = 'HEAD'): string[] => {
  const lacks = isLacking(language);
  const before = new Map(englishFiles().map((file) => [file, wantedAt(commit, file, language)]));
  return listed(
    language,
    (file, wanted) => lacks(file, wanted) || before.get(file)?.get(wanted.key) !== wanted.english,
  );
};

const write = (language: Language, ...from: string[]): string[] => {
  const given = new Map<string, Map<string, string>>();
  const sections = from.flatMap((each) => readFileSync(each, 'utf8').split(/^# /m).slice(1));
  for (const section of sections) {
    const [file = '', ...lines] = section.trim().split(/\r?\n/);
    const wanted = wantedIn(file.trim(), language);
    const texts = lines.filter(Boolean).map((line) => partsOf(line, wanted));
    given.set(file.trim(), new Map([...(given.get(file.trim()) ?? []), ...texts]));
  }
  // Without lists, every file is written anew with the texts that it has.
  const all = from.length > 0 ? [...given] : englishFiles().map((file) => [file, new Map<string, string>()] as const);
  return all.flatMap(([file, texts]) => writeFile(language, file, texts)).concat(writeTextless(language));
};

/** Files that only import others: with them the site has the language, so they come last. */
const writeTextless = (language: Language): string[] => {
  const files = englishFiles().map((file) => ({ file, wanted: wantedIn(file, language) }));
  const isThere = (file: string) => existsSync(path.join(ROOT, fileIn(file, language)));
  const lacking = files.filter(({ file, wanted }) => wanted.length > 0 && !isThere(file));
  if (lacking.length > 0) return [];
  return files.flatMap(({ file, wanted }) => (wanted.length > 0 ? [] : writeFile(language, file, new Map())));
};

/** A line of the list, as key and text. */
const partsOf = (line: string, wanted: readonly Wanted[]): [string, string] => {
  const [, number, text] = /^(\d+)\|(.*)$/.exec(line) ?? [];
  const key = wanted[Number(number) - 1]?.key;
  if (!key || text === undefined) throw new Error(`no number of a text, or no | after it: ${line}`);
  return [key, text.replaceAll(String.raw`\n`, '\n')];
};

const writeFile = (language: Language, file: string, texts: ReadonlyMap<string, string>): string[] => {
  const target = path.join(ROOT, fileIn(file, language));
  const all = new Map([...textsOf(fileIn(file, language)), ...texts]);
  const wanted = wantedIn(file, language);
  const missing = wanted.filter(({ key }) => !all.has(key));
  if (missing.length === 0) {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, writeTexts(sourceOf(file), language, all));
  }
  return [
    ...missing.map(({ key }) => `${file} ${key}: is missing; the file is not written`),
    ...wanted.flatMap(({ key, english }) =>
      faultsOf(language, { key, english, text: texts.get(key) ?? english })
        .filter(() => texts.has(key))
        .map((fault) => `${file} ${key}: ${fault}: ${texts.get(key)}`),
    ),
  ];
};

const look = (language: Language): string[] => {
  const pairs = pairsOf(language);
  return [
    ...inconsistent(pairs).map(({ english, texts }) => `"${english}" is said as “${texts.join('” and “')}”`),
    ...long(pairs).map(({ key, english, text }) => `${key}: long for “${english}”: ${text}`),
    ...otherwise(pairs, glossaryOf(language)),
  ];
};

const [command = '', code = '', ...rest] = process.argv.slice(2);
const commands: Record<string, (language: Language, ...rest: string[]) => string[]> = {
  list,
  changed,
  write,
  check,
  look,
};
const run = commands[command];
const language = LANGUAGES.find((each) => each === code.toUpperCase());
if (!run) throw new Error(`"${command}" is none of list, write, check, look`);
if (!language) throw new Error(`"${code}" is no language of SYS-08`);
const lines = run(language, ...rest);
console.log(lines.length > 0 ? lines.join('\n') : 'nothing');
if (command === 'write' || command === 'check') process.exitCode = lines.length > 0 ? 1 : 0;
