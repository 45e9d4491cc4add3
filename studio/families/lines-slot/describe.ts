import type { Words } from '../family.ts';
import type { Params } from './params.ts';
import type { MessageKey } from './view/texts/en.ts';

/** A bet is on all lines. */
export const describeBet = ({ lines: { length: count } }: Params, _bet: unknown, { say }: Words<MessageKey>): string =>
  say('lines', { count });
