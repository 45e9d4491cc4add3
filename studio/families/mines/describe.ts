import type { Description } from '../family.ts';
import { describeIn } from '../shared/describe-in.ts';
import type { Bet, Params } from './shape.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

const TEXTS = { EN: en, CN: cn, AR: ar };

/** The number of mines, and the first tile. */
export const describeBet = ({ columns }: Params, { mines, cell }: Bet): Description =>
  describeIn(TEXTS, (say, list) =>
    list([
      `${say('mines')}: ${mines}`,
      say('place', { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 }),
    ]),
  );
