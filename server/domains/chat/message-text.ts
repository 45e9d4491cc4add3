import { CHAT_LIMITS, type ChatRefusal } from '../../../contract/chat-message.ts';
import { isVisible, lengthOf } from '../../../contract/chat-text.ts';

/** Embeddings, overrides and isolates, which would turn the text beside a message. LRM, RLM and ALM stay: they are typed in Arabic. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
const BREAKS = /[\t\n\r\v\f\u0085\u2028\u2029]+/g;
/** Control characters, lone surrogates, and annotations that no page shows. */
const UNSEEN = /(?![\t\n\r\v\f\u0085])\p{Cc}|\p{Cs}|[\ufff9-\ufffb\ufeff]/gu;
/** Marks over, under and around one letter. What is invisible between them does not part them on the screen. */
const STACK = new RegExp(`[\\p{Mn}\\p{Me}]{${CHAT_LIMITS.marks + 1},}`, 'u');
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** The text as it is shown: as typed, joiners included, on one line, without controls that leak into the lines beside it. */
export const shownText = (typed: string): string =>
  typed.normalize('NFC').replaceAll(BREAKS, ' ').replaceAll(UNSEEN, '').replaceAll(BIDI_CONTROLS, '').trim();

/** Whether a letter has so many marks that they cover the lines beside it. `é` has one. */
export const hasStack = (text: string): boolean => STACK.test(text.normalize('NFD').replaceAll(INVISIBLE, ''));

/** What a message would be refused for, whoever wrote it. */
export const textProblem = (text: string): ChatRefusal | null => {
  if (!isVisible(text)) return 'empty';
  if (lengthOf(text) > CHAT_LIMITS.message) return 'too_long';
  return hasStack(text) ? 'marks' : null;
};
