/** Something to see: neither space nor an invisible letter. U+2800 is a blank pattern of Braille. */
const SEEN = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{C}\p{M}\u2800]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Whether a reader sees anything of a text. */
export const isVisible = (text: string): boolean => SEEN.test(text);

/** Characters as a person counts them. */
export const lengthOf = (text: string): number => [...graphemes.segment(text)].length;
