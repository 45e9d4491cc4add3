import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMMON_ERRORS, type EndpointSpec } from '../contract/define.ts';
import { endpoints } from '../contract/index.ts';
import { LANGUAGES, type Language } from '../contract/primitives.ts';
import { markOf } from '../contract/languages.ts';
import { serverTexts } from '../server/languages/index.ts';
import type { LanguageFile } from '../src/shared/i18n/languages.ts';
import { findKeyUses, findStrings } from './lib/i18n-source.ts';
import { compareLanguages, compareRecords, compareServer, flatten, unusedKeys } from './lib/i18n-keys.ts';
import { check } from './texts/check.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Failures that the client itself finds. */
const CLIENT_FAILURES = ['network_abnormal', 'insecure_context', 'invalid_url'];

const sources = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !file.includes('languages/'))
    .map((file) => join(root, folder, file));

const failureKeys = (): string[] => {
  const domains: Record<string, EndpointSpec>[] = Object.values(endpoints);
  const declared = domains.flatMap((domain) => Object.values(domain).flatMap(({ errors }) => errors));
  return [...new Set([...COMMON_ERRORS, ...CLIENT_FAILURES, ...declared])];
};

const faults: string[] = [];
const pages: Language[] = [];
const messages: Record<string, Map<string, string>> = {};
for (const name of readdirSync(join(root, 'src/shared/i18n/languages')).filter((each) => each.endsWith('.ts'))) {
  const language = name.replace('.ts', '').toUpperCase();
  if (!LANGUAGES.includes(language as Language)) faults.push(`${name} is named by no language of SYS-08`);
  pages.push(language as Language);
  const file = (await import(join(root, 'src/shared/i18n/languages', name))) as LanguageFile;
  const all = flatten(file.default);
  for (const load of Object.values(file.groups ?? {}))
    for (const [key, text] of flatten((await load()).default)) all.set(key, text);
  messages[markOf(language as Language).tag] = all;
}

faults.push(...compareLanguages(messages));
faults.push(...compareServer(pages, serverTexts));
for (const language of pages)
  if (language !== 'EN') faults.push(...check(language).map((fault) => `${language} ${fault}`));
for (const language of pages)
  faults.push(...compareRecords(language, messages[markOf(language).tag]!, serverTexts[language]?.records));
for (const key of failureKeys()) if (!messages.en?.has(`failure.${key}`)) faults.push(`no message for failure ${key}`);

const files = sources('src', /\.tsx?$/);
const uses = files.map((file) => findKeyUses(readFileSync(file, 'utf8'), file));
const named = new Set(uses.flatMap(({ keys }) => keys));
const patterns = uses.flatMap((use) => use.patterns);
const known = messages.en ?? new Map<string, string>();
for (const key of named) if (!known.has(key) && !known.has(`${key}_other`)) faults.push(`no message for ${key}`);
faults.push(...unusedKeys([...known.keys()], named, [...patterns, /^failure\./]).map((key) => `never used: ${key}`));

for (const file of sources('src', /\.tsx$/)) {
  for (const { text, line } of findStrings(readFileSync(file, 'utf8'), file)) {
    faults.push(`${relative(root, file)}:${line} a string in a view: ${JSON.stringify(text)}`);
  }
}

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`i18n: ${known.size} messages in ${Object.keys(messages).length} languages, none missing, none unused.`);
