import type { Words } from '../family.ts';
import { riskOf, rowsOf } from './models.ts';
import type { Bet, Params } from './params.ts';
import type { MessageKey } from './view/texts/en.ts';

/** The board, and the number of balls. */
export const describeBet = (_: Params, { board, balls }: Bet, { say, list }: Words<MessageKey>): string =>
  list([say('boardName', { rows: rowsOf(board), risk: say(riskOf(board)) }), `${say('balls')}: ${balls}`]);
