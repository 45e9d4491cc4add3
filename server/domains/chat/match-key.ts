/** Letters that look like Latin ones, and signs written for letters. NFKC has mapped full-width and styled forms before. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries([
  ['а', 'a'],
  ['е', 'e'],
  ['о', 'o'],
  ['р', 'p'],
  ['с', 'c'],
  ['у', 'y'],
  ['х', 'x'],
  ['і', 'i'],
  ['ј', 'j'],
  ['ѕ', 's'],
  ['ԁ', 'd'],
  ['һ', 'h'],
  ['ӏ', 'l'],
  ['ո', 'n'],
  ['ս', 'u'],
  ['к', 'k'],
  ['м', 'm'],
  ['т', 't'],
  ['в', 'b'],
  ['н', 'h'],
  ['α', 'a'],
  ['β', 'b'],
  ['ε', 'e'],
  ['ι', 'i'],
  ['κ', 'k'],
  ['ν', 'v'],
  ['ο', 'o'],
  ['ρ', 'p'],
  ['τ', 't'],
  ['υ', 'u'],
  ['χ', 'x'],
  ['ı', 'i'],
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ß', 'ss'],
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
  ['|', 'l'],
] as const);

/** Marks over and under letters, without the vowel signs of scripts that are written with them. */
const ACCENTS = /[\u0300-\u036f]/g;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** A text without case, width, accents and what nobody sees. */
export const plainKey = (text: string): string =>
  text.normalize('NFKC').replace(INVISIBLE, '').toLowerCase().normalize('NFD').replace(ACCENTS, '').normalize('NFC');

/** A plain key in which letters stand for those that they look like; signs and digits stay. */
export const letterKey = (key: string): string => key.replaceAll(/\p{L}/gu, (letter) => LOOK_ALIKES[letter] ?? letter);

/** A text as refused words are searched in it: its plain key with look-alike letters replaced. It is never shown. */
export const matchKey = (text: string): string =>
  [...plainKey(text)].map((letter) => LOOK_ALIKES[letter] ?? letter).join('');

/** What two names must not share: the match key without signs and spaces, with l as i. */
export const nameKey = (name: string): string =>
  matchKey(name)
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replaceAll('l', 'i');
