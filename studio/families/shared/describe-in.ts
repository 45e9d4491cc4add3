import type { Description } from '../family.ts';
import { translateWith } from './translate.ts';

type Language = keyof Description;
type Say<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

/** A platform takes at most 300 characters; what is beyond these is counted. */
const MAX = 260;
const COMMA: Record<Language, string> = { EN: ', ', CN: '，', AR: '، ' };

/** Says a bet in each language, with a family's texts. `list` joins what was bet on; of a long list it says the first parts. */
export function describeIn<Key extends string>(
  texts: Record<Language, Record<Key, string>>,
  bet: (say: Say<Key>, list: (parts: readonly string[]) => string) => string,
): Description {
  const inLanguage = (language: Language): string =>
    bet(translateWith(texts[language]), (parts) => listed(parts, COMMA[language]));
  return { EN: inLanguage('EN'), CN: inLanguage('CN'), AR: inLanguage('AR') };
}

function listed(parts: readonly string[], comma: string): string {
  let said = '';
  for (const [index, part] of parts.entries()) {
    const longer = index === 0 ? part : said + comma + part;
    if (longer.length > MAX) return `${said} … (+${parts.length - index})`;
    said = longer;
  }
  return said;
}
