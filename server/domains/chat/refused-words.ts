import { matchKey, plainKey } from './match-key.ts';

/** Scripts that write words without spaces between them: a word is found anywhere in a text. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Single letters in a row, with the same or other signs between them: `s p a m`, `s.p.a.m`. */
const SPACED_OUT = /(?<![\p{L}\p{N}])\p{L}(?:[\s._*-]+\p{L}(?![\p{L}\p{N}])){2,}/gu;
const isLetter = /[\p{L}\p{M}\p{N}]/u;

const stands = (text: string, word: string): boolean => {
  if (UNSPACED.test(word)) return text.includes(word);
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + word.length] ?? ' ';
    if (!isLetter.test(before) && !isLetter.test(after)) return true;
  }
  return false;
};

/** The forms of a refused word, kept: a room's words are searched in each of its messages. */
const keysOf = (() => {
  const known = new Map<string, readonly string[]>();
  return (word: string): readonly string[] => {
    const kept = known.get(word);
    if (kept) return kept;
    // More than the lists of several merchants: words that were replaced are forgotten.
    if (known.size > 50_000) known.clear();
    const keys = [...new Set([plainKey(word).trim(), matchKey(word).trim()])].filter((key) => key !== '');
    known.set(word, keys);
    return keys;
  };
})();

/** The letters of each row of single letters: `a s c a m` is `ascam`. */
const spacedOut = (key: string): string[] =>
  [...key.matchAll(SPACED_OUT)].map(([letters]) => letters.replaceAll(/[\s._*-]/gu, ''));

/** Whether one of these words stands in the text, whatever its case, width, accents, look-alikes, and spaces between its letters. */
export const hasRefusedWord = (text: string, words: readonly string[]): boolean => {
  if (words.length === 0) return false;
  const texts = [...new Set([plainKey(text), matchKey(text)])];
  const rows = texts.flatMap(spacedOut);
  return words.some((word) =>
    keysOf(word).some((key) => texts.some((each) => stands(each, key)) || rows.some((row) => row.includes(key))),
  );
};
