import type { Words } from '../family.ts';
import type { MessageKey } from './view/texts/en.ts';

/** A bet is one hand. */
export const describeBet = (_: unknown, __: unknown, { say }: Words<MessageKey>): string => say('betOn');
