import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FULL_RUN } from '../../../../tests/support/full-run.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');
const FAMILIES = path.join(ROOT, 'studio/families');
const TITLES = path.join(ROOT, 'studio/titles');
/** The marks under which all proofs passed, by family; written by `npm run prove`. */
export const PROOFS = path.join(import.meta.dirname, 'proofs.json');

type Marks = Record<string, string>;
const proven: Marks = existsSync(PROOFS) ? (JSON.parse(readFileSync(PROOFS, 'utf8')) as Marks) : {};

/** Names of all families. */
export const familyNames = (): string[] =>
  readdirSync(FAMILIES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(FAMILIES, entry.name, 'index.ts')))
    .map(({ name }) => name)
    .sort();

/** The files that these files import, themselves included, but for types. */
export function importsOf(files: readonly string[], read = (file: string) => readFileSync(file, 'utf8')): string[] {
  const found = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    if (!file.endsWith('.ts')) continue;
    // A type changes no figure.
    const text = read(file).replaceAll(/^(?:import|export) type [^;]*;/gm, '');
    for (const [, imported] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g))
      waiting.push(path.join(path.dirname(file), imported!));
  }
  return [...found].sort();
}

/** What a family's figures follow from: its rules, what they import, and the simulator that checks them. */
const rulesOf = (family: string): string[] => {
  const folder = path.join(FAMILIES, family);
  const own = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file));
  return importsOf([...own, path.join(FAMILIES, 'shared/simulate.ts')]);
};

interface TitleFile {
  id: string;
  family: string;
  params: unknown;
}
let titles: TitleFile[] | undefined;
const titlesOf = (family: string): [string, unknown][] => {
  titles ??= readdirSync(TITLES)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.join(TITLES, file), 'utf8')) as TitleFile);
  return titles.filter((title) => title.family === family).map(({ id, params }) => [id, params]);
};
let sheets: Record<string, unknown> | undefined;
const sheetOf = (id: string): unknown =>
  (sheets ??= JSON.parse(readFileSync(path.join(TITLES, 'sheets/sheets.json'), 'utf8')) as Record<string, unknown>)[id];

/** The mark of a family: a hash of its rules, of its titles' parameters, and of their stated figures. */
export function markOf(family: string, read = (file: string) => readFileSync(file, 'utf8')): string {
  const hash = createHash('sha256');
  for (const file of rulesOf(family)) hash.update(`${path.relative(ROOT, file)}\n${read(file)}\n`);
  for (const [id, params] of titlesOf(family)) hash.update(JSON.stringify([id, params, sheetOf(id)]));
  return hash.digest('hex').slice(0, 16);
}

export const isProven = (family: string): boolean => proven[family] === markOf(family);

/**
 * Whether a family's figures are proven in this run: enumerations, simulations, and the invariants with all titles. They follow from
 * its rules alone, so `npm test` proves them only where the rules or the figures changed; the full run always does.
 */
export const isProving = (family: string): boolean => FULL_RUN || !isProven(family);
