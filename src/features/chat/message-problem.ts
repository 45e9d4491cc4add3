import { CHAT_LIMITS } from '../../../contract/chat-message.ts';

/** As the server's: neither space nor an invisible letter. */
const SEEN = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{C}\p{M}\u2800]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters as a person counts them. A text that is much too long is not counted to its end. */
export const charactersOf = (text: string): number => {
  if (text.length > CHAT_LIMITS.units) return text.length;
  return [...graphemes.segment(text)].length;
};

/** Why the text is not sent to the server at all. */
export const messageProblem = (text: string, hasRound: boolean): 'empty' | 'too_long' | null => {
  if (!SEEN.test(text)) return hasRound && text.length <= CHAT_LIMITS.units ? null : 'empty';
  return charactersOf(text.trim()) > CHAT_LIMITS.message ? 'too_long' : null;
};
