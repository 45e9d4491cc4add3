import type { Words } from '../family.ts';
import type { Bet, Params } from './shape.ts';
import type { MessageKey } from './view/texts/en.ts';

/** The number of mines, and the first tile. */
export const describeBet = ({ columns }: Params, { mines, cell }: Bet, { say, list }: Words<MessageKey>): string =>
  list([
    `${say('mines')}: ${mines}`,
    say('place', { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 }),
  ]);
