import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadTitles, SHEETS, type Sheets } from './load.ts';

/**
 * Computes the figures of every title and writes them: `npm run par`. With the ids of titles, only theirs:
 * `npm run par -- star-keeper`.
 */
const request = process.argv.slice(2);
const written = JSON.parse(await readFile(SHEETS, 'utf8').catch(() => '{}')) as Sheets;
const kept =
  request.length === 0 ? {} : Object.fromEntries(Object.entries(written).filter(([id]) => !request.includes(id)));
const titles = await loadTitles(undefined, kept);
const unknown = request.find((id) => !titles.has(id));
if (unknown !== undefined) throw new Error(`There is no title "${unknown}" in studio/titles.`);
const sheets = Object.fromEntries([...titles].map(([id, { mark, figures }]) => [id, { mark, bets: figures }]));
await mkdir(path.dirname(SHEETS), { recursive: true });
await writeFile(SHEETS, `${JSON.stringify(sheets, null, 2)}\n`);
console.log(`The figures of ${request.length === 0 ? `${titles.size} titles` : request.join(', ')} are written.`);
