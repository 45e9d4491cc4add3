import type { Words } from '../family.ts';
import { costOf, type State } from './rules.ts';
import type { Bet, Move, Params } from './shape.ts';
import type { MessageKey } from './view/texts/en.ts';

/** The hand and the bet behind. */
export const describeBet = (_: Params, { hand, behind }: Bet, { say, list, amount }: Words<MessageKey>): string =>
  list([
    ...(hand ? [say('betHand', { amount: amount(hand) })] : []),
    ...(behind ? [say('betBehind', { amount: amount(behind) })] : []),
  ]);

/** A double takes the stake of the hand once more. */
export const describeMove = (params: Params, state: State, move: Move, { say, amount }: Words<MessageKey>): string =>
  say('betDouble', { amount: amount(costOf(params, state, move)) });
