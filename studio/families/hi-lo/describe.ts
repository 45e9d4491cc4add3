import type { Words } from '../family.ts';
import type { MessageKey } from './view/texts/en.ts';

/** The bet is the first card; guesses are moves. */
export const describeBet = (_: unknown, __: unknown, { say }: Words<MessageKey>): string => say('betOn');
