import type { Words } from '../family.ts';
import type { Bet, Params } from './params.ts';
import type { MessageKey } from './view/texts/en.ts';

/** The load, and the price of a shot. */
export const describeBet = (_: Params, { stake, load }: Bet, { say, amount }: Words<MessageKey>): string =>
  say('betOn', { load, unit: amount(stake / load) });
