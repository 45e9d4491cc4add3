/** Writes the slot symbols as files for the Studio's client: `npx tsx art/write-symbols.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { drawSymbol, SYMBOL_NAMES } from './symbols.ts';

const folder = new URL('../studio/client/art/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const name of SYMBOL_NAMES) writeFileSync(new URL(`${name}.svg`, folder), `${drawSymbol(name)}\n`);
