import type { Words } from '../family.ts';
import type { Bet, Params } from './params.ts';
import type { MessageKey } from './view/texts/en.ts';

/** The first call. */
export const describeBet = (_: Params, { call }: Bet, { say }: Words<MessageKey>): string => say(call);
