import type { Words } from '../family.ts';
import type { State } from './rules.ts';
import type { Bet, Move, Params } from './shape.ts';
import type { MessageKey } from './view/texts/en.ts';

/** The bet of the first hand. */
export const describeBet = (_: Params, { stake }: Bet, { say, amount }: Words<MessageKey>): string =>
  say('betOn', { amount: amount(stake) });

/** A double or a split, which take the stake once more. */
export const describeMove = (_: Params, { stake }: State, { move }: Move, { say, amount }: Words<MessageKey>): string =>
  say('raised', { name: say(move), amount: amount(stake) });
