import type { Words } from '../family.ts';
import { bootOf } from './rules.ts';
import type { Bet, Params } from './shape.ts';
import type { MessageKey } from './view/texts/en.ts';

/** The seat, and the boot. */
export const describeBet = (params: Params, { place, stake }: Bet, { say, amount }: Words<MessageKey>): string =>
  say('placed', { seat: place + 1, boot: amount(bootOf(params, { stake })) });
