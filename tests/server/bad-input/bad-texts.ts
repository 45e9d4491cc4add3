import type { TextField } from './text-fields.ts';

/** Cyrillic letters that look like Latin ones. */
const LOOK_ALIKE: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', p: 'р', c: 'с', x: 'х', A: 'А', W: 'Ԝ' };
const lookingLike = (good: string): string => {
  const changed = good.replace(/[aeopcxAW]/, (letter) => LOOK_ALIKE[letter]!);
  return changed === good ? `${good}а` : changed;
};
/** Inserts the character inside the text, where trimming does not remove it. */
const inside = (good: string, sign: string): string => good.slice(0, 1) + sign + good.slice(1);

/** The kinds of bad text (issue 5, "Bad input"), each made from a good value by one change. */
export const BAD_TEXTS = {
  empty: () => '',
  blank: () => ' \t ',
  'too short': () => 'a',
  'too long by one': (_, { maxLength = 300 }) => 'x'.repeat(maxLength + 1),
  'too long by far': () => 'x'.repeat(10_000),
  'another script': () => 'अन्ना १२३',
  'digits of another script': () => '١٢٣٤٥٦٧',
  'a look-alike letter': (good) => lookingLike(good),
  'a mark of direction': (good) => inside(good, '\u202e'),
  'a mark of direction at the end': (good) => `${good}\u200f`,
  'nothing that is seen': () => '\u200b\u2060',
  emoji: () => '🙂👩‍👩‍👧',
  'a control character': (good) => inside(good, '\u0007'),
  'a NUL': (good) => inside(good, '\0'),
  'half a character': (good) => inside(good, '\ud83d'),
  '1 MB': () => 'x'.repeat(1_000_000),
} satisfies Record<string, (good: string, field: TextField) => string>;

export type BadText = keyof typeof BAD_TEXTS;
export const KINDS = Object.keys(BAD_TEXTS) as BadText[];
