import type { Language } from '../../contract/primitives.ts';

/** A text of a language beside the English one, by its key within its file. */
export interface Pair {
  key: string;
  english: string;
  text: string;
}

/** The ending of a key that is a plural form. */
export const PLURAL = /_(zero|one|two|few|many|other)$/;
/** `{{name}}` of the pages, `{name}` of the games, `${name}` of the server. */
const VALUES = /\$\{[^}]+\}|\{\{\w+\}\}|\{\w+\}/g;
const valuesOf = (text: string): string[] => [...new Set(text.match(VALUES))].sort();
const withoutValues = (text: string): string => text.replaceAll(VALUES, ' ').replaceAll(/<\/?\w+>|\]\([^)]*\)/g, ' ');

/** Control characters, which appear when UTF-8 text is read as Latin-1 and saved again; embeddings and overrides of direction. */
export const BROKEN = /[\u0080-\u009f\ufffd\u202a-\u202e]/;
/** Scripts by language. Khmer, Lao, Burmese and Thai may be mixed with nothing but names in Latin letters. */
const SCRIPTS: Partial<Record<Language, RegExp>> = {
  CN: /\p{Script=Han}/u,
  TW: /\p{Script=Han}/u,
  JA: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  KO: /\p{Script=Hangul}/u,
  TH: /\p{Script=Thai}/u,
  LO: /\p{Script=Lao}/u,
  KM: /\p{Script=Khmer}/u,
  MY: /\p{Script=Myanmar}/u,
  HI: /\p{Script=Devanagari}/u,
  NE: /\p{Script=Devanagari}/u,
  BN: /\p{Script=Bengali}/u,
  TA: /\p{Script=Tamil}/u,
  TE: /\p{Script=Telugu}/u,
  AR: /\p{Script=Arabic}/u,
  FA: /\p{Script=Arabic}/u,
  UR: /\p{Script=Arabic}/u,
  RU: /\p{Script=Cyrillic}/u,
};
/** What stands in Latin letters in any text: names, abbreviations, formats, and single letters. */
const LATIN =
  /^(parlour|studio|firebase|google|sha|sha-256|hmac|rtp|rng|vip|pvp|pk10|lhc|k3|csv|json|sms|url|https?|html|otp|totp|id|ip|faq|qr|pin|usd|usdt|eur|cny|kyc|authenticator|iban|swift|bic|dota|cs|moba|fps|var|ko|ot|et|ht|ft|gd|ws|pdf|mb|kb|px|ms|turnstile|hcaptcha|altcha|webauthn|passkey|trc20|erc20|whatsapp|telegram|zalo|x|g|d|sha256|v\d|e2e|pl|hk|my|nba|ufc|mlb|nfl|nhl|lol|xsmb|xsmn|xsmt|am|pm|utc|gmt|s|m|h|kg|jpg|png|webp|svg|heic|js|cvv|cvc|visa|mastercard|nonce|heinz)$/i;
/** Endings of a sentence. Thai, Lao and Khmer may end one without a mark. */
const SENTENCE_END = /[.。।॥။។؟۔…:：?？”»」』）)]$/;
const WITHOUT_MARKS: readonly Language[] = ['TH', 'LO', 'KM'];
/** Digits that a text shows: those of Latin in every language (docs/texts.md). */
const OTHER_DIGITS = /(?![0-9])\p{Nd}/u;

/** Whether English has the same word as a name or as a part of an address, or whether it is an abbreviation. */
const isName = (word: string, english: string): boolean =>
  /^[A-Z\d]{2,4}$/.test(word) || (english.includes(word) && (/\p{Lu}/u.test(word) || /\S[@.]\S/.test(english)));

/** What is wrong with one text; an empty list where nothing is. */
export const faultsOf = (language: Language, { key, english, text }: Pair): string[] => {
  const faults: string[] = [];
  const plain = withoutValues(text);
  if (text.trim() === '') return ['is empty'];
  if (text !== text.trim() && english === english.trim()) faults.push('has space at its ends');
  if (BROKEN.test(text)) faults.push('has broken characters, or embeddings of direction');
  if (/[!！]/.test(text)) faults.push('has an exclamation mark');
  if (/\.\.\./.test(text)) faults.push('has three full stops in place of “…”');
  if (/['"]/.test(plain)) faults.push('has straight quotation marks or apostrophes');
  if (OTHER_DIGITS.test(text)) faults.push('has digits that are not 0 to 9');
  const [wanted, has] = [valuesOf(english), valuesOf(text)];
  // A plural form of none, one or two may say its number in words.
  const may = /_(zero|one|two)$/.test(key) ? wanted.filter((value) => !has.includes(value)) : [];
  // In some languages the form of one is also that of 21, and needs the number that English does without.
  const more = PLURAL.test(key) && !wanted.includes('{{count}}') ? ['{{count}}'] : [];
  const [needed, allowed] = [wanted.filter((value) => !may.includes(value)), [...wanted, ...more]];
  if (!needed.every((value) => has.includes(value)) || !has.every((value) => allowed.includes(value)))
    faults.push(`has the values ${has.join(' ') || 'none'}, and English ${wanted.join(' ') || 'none'}`);
  const script = SCRIPTS[language];
  if (script) {
    const words = plain.match(/[\p{Script=Latin}][\p{Script=Latin}\p{M}\d’]*(?:-[\p{Script=Latin}\d]+)*/gu) ?? [];
    const foreign = words.filter((word) => word.length > 1 && !LATIN.test(word) && !isName(word, english));
    if (!script.test(plain) && words.some((word) => /^\p{Ll}{2}/u.test(word) && !LATIN.test(word)))
      faults.push(`is not in its script: ${words.join(' ')}`);
    else if (foreign.length > 0) faults.push(`has Latin words: ${foreign.join(' ')}`);
  }
  if (/\p{L}[.。]$/u.test(english) && !SENTENCE_END.test(text) && !WITHOUT_MARKS.includes(language))
    faults.push('lacks the mark at the end of the sentence');
  if (!/[.:?…)”]$/.test(english) && /[.。।။។۔]$/.test(text) && !/\p{L}\.$/u.test(text.slice(-3)))
    faults.push('ends with a mark, and English does not');
  return faults;
};

const segmenter = new Intl.Segmenter();
/** Characters as they are seen: a Tamil or Burmese letter with its marks is one. */
const lengthOf = (text: string): number => [...segmenter.segment(withoutValues(text))].length;
/** Labels and buttons that are much longer than in English; each is looked at on its page. */
export const long = (pairs: readonly Pair[]): Pair[] =>
  pairs.filter(
    ({ english, text }) => lengthOf(english) <= 30 && lengthOf(text) > Math.max(14, lengthOf(english) * 2 + 6),
  );

/** Texts that are as in English although they should not be, by `same`: keys for which that is right. */
export const unchanged = (pairs: readonly Pair[], isRight: (pair: Pair) => boolean): Pair[] =>
  pairs.filter(
    (pair) => pair.text === pair.english && /\p{L}{2,}/u.test(withoutValues(pair.english)) && !isRight(pair),
  );

/** English texts that one language says in several ways; each may be right, and somebody looks at them. */
export const inconsistent = (pairs: readonly Pair[]): { english: string; texts: string[] }[] => {
  const said = new Map<string, Set<string>>();
  for (const { key, english, text } of pairs)
    if (!PLURAL.test(key)) said.set(english, (said.get(english) ?? new Set()).add(text));
  return [...said].flatMap(([english, texts]) => (texts.size > 1 ? [{ english, texts: [...texts] }] : []));
};
