/** Writes the figures of blackjack, alone and at a table: node --import tsx scripts/write-blackjack.ts */
import { writeFileSync } from 'node:fs';
import { figuresOf } from '../studio/families/blackjack-solo/enumerate.ts';

const write = (family: string, figures: object): void =>
  writeFileSync(
    new URL(`../studio/families/${family}/figures.json`, import.meta.url),
    `${JSON.stringify(figures, null, 2)}\n`,
  );

write('blackjack-solo', { 'eight-decks-s17': figuresOf() });
write('blackjack', {
  'eight-decks-s17-no-split': {
    hand: figuresOf({ double: true, split: false }),
    behind: figuresOf({ double: false, split: false }),
  },
});
