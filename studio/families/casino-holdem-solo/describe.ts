import type { Words } from '../family.ts';
import { costOf, type State } from './rules.ts';
import type { Bet, Move, Params } from './shape.ts';
import type { MessageKey } from './view/texts/en.ts';

/** The ante and the side bet. */
export const describeBet = (_: Params, { ante, aces }: Bet, { say, list, amount }: Words<MessageKey>): string =>
  list([
    ...(ante ? [say('betAnte', { amount: amount(ante) })] : []),
    ...(aces ? [say('betAces', { amount: amount(aces) })] : []),
  ]);

/** A call takes twice the ante. */
export const describeMove = (params: Params, state: State, move: Move, { say, amount }: Words<MessageKey>): string =>
  say('betCall', { amount: amount(costOf(params, state, move)) });
