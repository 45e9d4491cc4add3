import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadTitles, SHEETS } from './load.ts';

/** Computes the figures of every title and writes them: `npm run par`. */
const titles = await loadTitles(undefined, {});
const sheets = Object.fromEntries([...titles].map(([id, { mark, figures }]) => [id, { mark, bets: figures }]));
await mkdir(path.dirname(SHEETS), { recursive: true });
await writeFile(SHEETS, `${JSON.stringify(sheets, null, 2)}\n`);
console.log(`The figures of ${titles.size} titles are written.`);
