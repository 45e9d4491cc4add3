import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Names } from '../../contract/primitives.ts';
import { BetFigures, figuresOf, problemOfFigures } from './figures.ts';
import { namesOf } from './names/index.ts';
import { sideNamesOf } from './side-names.ts';
import { BadTitle, readTitle, type Title } from './title.ts';

export { playsFreeRounds } from './free-rounds.ts';

/** A title with its figures, ready to be played. */
export interface LoadedTitle extends Title {
  names: Names;
  /** The names of a side or a league, where the title is a book. */
  sideNames?: (id: string) => Names;
  figures: readonly BetFigures[];
  /** Of the family and the parameters. Figures with the same mark need not be computed again. */
  mark: string;
}
export type Titles = ReadonlyMap<string, LoadedTitle>;

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** Figures that `npm run par` computed. */
export const SHEETS = fileURLToPath(new URL('./sheets/sheets.json', import.meta.url));
const Sheets = z.record(z.string(), z.strictObject({ mark: z.string(), bets: z.array(BetFigures) }));
export type Sheets = z.infer<typeof Sheets>;

/** Loads every title of a folder. Throws BadTitle for the first one that cannot be played. */
export async function loadTitles(folder: string = FOLDER, sheets?: Sheets): Promise<Titles> {
  const known = sheets ?? (await readSheets());
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  const titles = new Map<string, LoadedTitle>();
  const nodes = new Map<string, string>();
  for (const file of files) {
    const title = readTitle(file, parsed(file, await readFile(`${folder}/${file}`, 'utf8')));
    const other = nodes.get(title.nodeId);
    if (other) throw new BadTitle(`${file}: nodeId: ${other} has the same number.`);
    nodes.set(title.nodeId, file);
    titles.set(title.id, loaded(file, title, known));
  }
  return titles;
}

function loaded(file: string, title: Title, known: Sheets): LoadedTitle {
  const mark = createHash('sha256')
    .update(JSON.stringify([title.family.name, title.params]))
    .digest('hex')
    .slice(0, 16);
  const sheet = known[title.id];
  const figures = sheet?.mark === mark ? sheet.bets : computed(file, title);
  const problem = problemOfFigures(figures);
  if (problem) throw new BadTitle(`${file}: params: ${problem}.`);
  const names = namesOf(title.id);
  if (!names) throw new BadTitle(`${file}: id: names/en.ts has no name of it.`);
  return { ...title, names, ...(title.family.book && { sideNames: sideNamesOf }), figures, mark };
}

function computed(file: string, { family, params }: Title): BetFigures[] {
  try {
    return family.par(params).bets.map(figuresOf);
  } catch (error) {
    throw new BadTitle(
      `${file}: params: the return cannot be computed: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function readSheets(): Promise<Sheets> {
  return Sheets.parse(JSON.parse(await readFile(SHEETS, 'utf8').catch(() => '{}')));
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadTitle(`${file}: it is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
