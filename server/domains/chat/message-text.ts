import { CHAT_LIMITS, type ChatRefusal } from '../../../contract/chat-message.ts';

/** Embeddings, overrides and isolates, which would turn the text beside a message. LRM, RLM and ALM stay: they are typed in Arabic. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
const BREAKS = /[\t\n\r\v\f\u0085\u2028\u2029]+/g;
/** Control characters, lone surrogates, and annotations that no page shows. */
const UNSEEN = /(?![\t\n\r\v\f\u0085])\p{Cc}|\p{Cs}|[\ufff9-\ufffb\ufeff]/gu;
/** Something to see: neither space nor an invisible letter. U+2800 is a blank pattern of Braille. */
const SEEN = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{C}\p{M}\u2800]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The text as it is shown: as typed, joiners included, on one line, without controls that leak into the lines beside it. */
export const shownText = (typed: string): string =>
  typed.normalize('NFC').replaceAll(BREAKS, ' ').replaceAll(UNSEEN, '').replaceAll(BIDI_CONTROLS, '').trim();

export const lengthOf = (text: string): number => [...graphemes.segment(text)].length;

/** What a message would be refused for, whoever wrote it. */
export const textProblem = (text: string): ChatRefusal | null => {
  if (!SEEN.test(text)) return 'empty';
  if (lengthOf(text) > CHAT_LIMITS.message) return 'too_long';
  // Of the decomposed text: `é` counts as one mark.
  if (hasStack(text.normalize('NFD'))) return 'marks';
  return null;
};

const hasStack = (text: string): boolean => new RegExp(`\\p{Mn}{${CHAT_LIMITS.marks + 1},}`, 'u').test(text);
