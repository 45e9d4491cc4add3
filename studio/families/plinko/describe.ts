import type { Description } from '../family.ts';
import { describeIn } from '../shared/describe-in.ts';
import { riskOf, rowsOf } from './models.ts';
import type { Bet, Params } from './params.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

const TEXTS = { EN: en, CN: cn, AR: ar };

/** The board, and the number of balls. */
export const describeBet = (_: Params, { board, balls }: Bet): Description =>
  describeIn(TEXTS, (say, list) =>
    list([say('boardName', { rows: rowsOf(board), risk: say(riskOf(board)) }), `${say('balls')}: ${balls}`]),
  );
