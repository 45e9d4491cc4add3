import type { Words } from '../family.ts';
import { betWords } from '../kit/bet-words.ts';
import { riskOf, rowsOf } from './models.ts';
import type { Bet, Params } from './params.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

const TEXTS = { EN: en, CN: cn, AR: ar };

/** The board, and the number of balls. */
export const words = (_: Params, { board, balls }: Bet): Words =>
  betWords(TEXTS, (say, list) =>
    list([say('boardName', { rows: rowsOf(board), risk: say(riskOf(board)) }), `${say('balls')}: ${balls}`]),
  );
