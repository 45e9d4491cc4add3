import { CHAT_LIMITS } from '../../../contract/chat-message.ts';
import { isVisible, lengthOf } from '../../../contract/chat-text.ts';

/** Characters as a person counts them. A text that is much too long is not counted to its end. */
export const charactersOf = (text: string): number => (text.length > CHAT_LIMITS.units ? text.length : lengthOf(text));

/** Why the text is not sent to the server at all. */
export const messageProblem = (text: string, hasRound: boolean): 'empty' | 'too_long' | null => {
  if (text.length > CHAT_LIMITS.units) return 'too_long';
  if (!isVisible(text)) return hasRound ? null : 'empty';
  return charactersOf(text.trim()) > CHAT_LIMITS.message ? 'too_long' : null;
};
