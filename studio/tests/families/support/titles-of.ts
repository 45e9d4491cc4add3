import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TitleUnderTest } from './family-invariants.ts';

/** Not a URL: that of jsdom is not one of node's. */
const FOLDER = join(import.meta.dirname, '../../../titles');

interface TitleFile {
  id: string;
  family: string;
  /** In minor units. */
  stakes: number[];
  params: unknown;
}

let files: readonly TitleFile[] | undefined;

/** The titles of a family, each to be simulated with so many rounds. */
export function titlesOf(family: string, rounds: number): TitleUnderTest[] {
  files ??= readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as TitleFile);
  const found = files
    .filter((title) => title.family === family)
    .map(({ id, params }) => ({ name: id, params, rounds }));
  if (found.length === 0) throw new Error(`no title of the family ${family}`);
  return found;
}

/** One title's file. */
export const titleFile = (id: string): TitleFile =>
  JSON.parse(readFileSync(join(FOLDER, `${id}.json`), 'utf8')) as TitleFile;

/** The parameters of one title. */
export const titleParams = (id: string): unknown => titleFile(id).params;
