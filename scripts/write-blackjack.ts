/** Writes studio/families/blackjack-solo/figures.json: node --import tsx scripts/write-blackjack.ts */
import { writeFileSync } from 'node:fs';
import { figuresOf } from '../studio/families/blackjack-solo/enumerate.ts';

const file = new URL('../studio/families/blackjack-solo/figures.json', import.meta.url);
writeFileSync(file, `${JSON.stringify({ 'eight-decks-s17': figuresOf() }, null, 2)}\n`);
