/** Writes studio/families/casino-holdem-solo/figures.json: node --import tsx scripts/write-casino-holdem.ts (ten minutes) */
import { writeFileSync } from 'node:fs';
import { allFlops, countAces, solve } from '../studio/families/casino-holdem-solo/solve.ts';

const file = new URL('../studio/families/casino-holdem-solo/figures.json', import.meta.url);
writeFileSync(file, `${JSON.stringify({ ...solve(allFlops()), aces: countAces() })}\n`);
