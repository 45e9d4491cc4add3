import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BetFigures } from '../../../titles/figures.ts';

/** Not a URL: that of jsdom is not one of node's. */
const SHEETS = join(import.meta.dirname, '../../../titles/sheets/sheets.json');
let sheets: Record<string, { mark: string; bets: BetFigures[] }> | undefined;

/** A title's committed figures. The proof of its family computes them again. */
export function sheetOf(id: string): { mark: string; bets: BetFigures[] } {
  sheets ??= JSON.parse(readFileSync(SHEETS, 'utf8')) as NonNullable<typeof sheets>;
  const sheet = sheets[id];
  if (!sheet) throw new Error(`no figures of ${id}: npm run par -- ${id}`);
  return sheet;
}
